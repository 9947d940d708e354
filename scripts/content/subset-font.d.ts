declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    /** More entries of the font's name table, by number. */
    preserveNameIds?: number[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
