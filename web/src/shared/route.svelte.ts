// Route: where in the client we are, the part of the address behind the #. An invitation is a plain
// address (/t/CODE), which becomes /#/t/CODE here.
const invited = location.pathname.replace(/\/+$/, "");
if (invited && !location.hash) history.replaceState(null, "", `/#${invited}`);

let path = $state(location.hash.slice(1) || "/");

addEventListener("hashchange", () => {
  path = location.hash.slice(1) || "/";
  scrollTo(0, 0);
});

export const parts = () => path.split("/").filter(Boolean).map(decodeURIComponent);

export function go(to: string): void {
  location.hash = to;
}
