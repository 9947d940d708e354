import { deflateSync, inflateSync } from 'node:zlib'
import { ParseSpeeds, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStreamWriter } from '@cantoo/pdf-lib'

/** Objects that are compressed together. pdf.js reads a whole stream for one object of it, so not all are in one. */
const OBJECTS_PER_STREAM = 500

/** Typst leaves the tags of an accessible PDF and the tables of its fonts uncompressed. Compressed, a note has half its size. */
export async function packPdf(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  removeSuspects(document)
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) document.context.assign(ref, compress(object))
  }
  const writer = PDFStreamWriter.forContext(document.context, ParseSpeeds.Fastest, true, OBJECTS_PER_STREAM)
  return Buffer.from(await writer.serializeToBuffer())
}

/** `false` is the default of this entry. If it is written, Poppler reports a syntax error. */
function removeSuspects({ catalog }: PDFDocument): void {
  catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.delete(PDFName.of('Suspects'))
}

/**
 * Compresses as far as zlib can. Other filters stay, and so does the metadata, because programs look for it as plain
 * text.
 */
function compress(stream: PDFRawStream): PDFRawStream {
  const flate = PDFName.of('FlateDecode')
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  if ((filter && filter !== flate) || stream.dict.lookup(PDFName.of('Type')) === PDFName.of('Metadata')) return stream
  const packed = deflateSync(filter ? inflateSync(stream.contents) : stream.contents, { level: 9 })
  if (packed.length >= stream.contents.length) return stream
  stream.dict.set(PDFName.of('Filter'), flate)
  return PDFRawStream.of(stream.dict, packed)
}
