"""Assets of the browser client: sent in the shortest form a browser takes, hashed ones for ever."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FORMS = (("br", ".br"), ("gzip", ".gz"))  # the shortest first
FOR_EVER = "public, max-age=31536000, immutable"
HASHED = "assets"  # the folder of what has a hash in its name


def shortest(path: Path, accepted: str, status: int = 200) -> FileResponse:
    """A file as it was compressed when the client was built, if the browser takes that."""
    found, coding = path, ""
    names = {one.split(";")[0].strip() for one in accepted.split(",")}
    for name, ending in FORMS:
        shorter = path.with_name(path.name + ending)
        if name in names and shorter.is_file():
            found, coding = shorter, name
            break
    kind = _kind(path)
    answer = FileResponse(found, status, {"Vary": "Accept-Encoding"}, media_type=kind)
    if coding:
        answer.headers["Content-Encoding"] = coding
    answer.headers["Cache-Control"] = FOR_EVER if path.parent.name == HASHED else "no-cache"
    return answer


def _kind(path: Path) -> str | None:
    """Kind of a short form; where it is nothing special, its ending says it."""
    kinds = {
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".html": "text/html",
        ".webmanifest": "application/manifest+json",
    }
    return kinds.get(path.suffix)


class Assets(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        request_headers = Headers(scope=scope)
        answer = shortest(Path(full_path), request_headers.get("accept-encoding", ""), status_code)
        answer.set_stat_headers(Path(answer.path).stat())
        if self.is_not_modified(answer.headers, request_headers):
            return Response(status_code=304, headers={"ETag": answer.headers["etag"]})
        return answer
