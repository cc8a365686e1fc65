/** The id of a game from the path of a file in its `web` folder. */
export const idOf = (path: string) => path.split("/").at(-3)!.replaceAll("_", "-");
