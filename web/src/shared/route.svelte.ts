// Where in the client we are: the part of the address behind the #.
let path = $state(location.hash.slice(1) || "/");

addEventListener("hashchange", () => {
  path = location.hash.slice(1) || "/";
  scrollTo(0, 0);
});

export const here = () => path;
export const parts = () => path.split("/").filter(Boolean).map(decodeURIComponent);

export function go(to: string): void {
  location.hash = to;
}
