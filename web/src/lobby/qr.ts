import qrcode from "qrcode-generator";

/** An address as the path of an SVG: a square of one unit for each dark module. */
export function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (code.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}
