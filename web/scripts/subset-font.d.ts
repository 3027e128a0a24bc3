/* What we ask of a package that has no types of its own. */
declare module "subset-font" {
  interface Wanted {
    targetFormat: "woff2";
    keepFeatures: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, wanted: Wanted): Promise<Buffer>;
}
