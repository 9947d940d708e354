import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { ContentMistakes, type Mistake } from '../mistakes.ts'
import { contentFolder, fontFolders } from '../places.ts'

export type CompiledNote = {
  pdf: Buffer
  pages: number
  /** What the source says of itself in `#show: note.with(...)`. */
  header: unknown
}

type Diagnostic = { message: string; path?: string; range?: { start: { line: number } } | null }

/**
 * A Typst compiler whose root is the content folder, with the product's own fonts only,
 * so that every machine makes the same bytes.
 */
export function openTypst(content = contentFolder) {
  const compiler = NodeCompiler.create({ workspace: content, fontArgs: [{ fontPaths: fontFolders }] })

  return {
    /**
     * `source` stands in for what the file holds, if there is such a file.
     * @throws ContentMistakes with the place of every error.
     */
    async compile(file: string, source?: string): Promise<CompiledNote> {
      if (source !== undefined) compiler.mapShadow(file, Buffer.from(source))
      const compiled = compiler.compile({ mainFilePath: file, resetRead: true })
      const error = compiled.takeDiagnostics()
      if (!compiled.result) {
        const diagnostics: Diagnostic[] = error ? compiler.fetchDiagnostics(error) : [{ message: 'cannot be compiled' }]
        throw new ContentMistakes(diagnostics.map((diagnostic) => toMistake(diagnostic, file)))
      }
      const [header] = compiler.query(compiled.result, { selector: '<note-header>', field: 'value' })
      const pdf = await pack(compiler.pdf(compiled.result, { pdfTags: true }))
      return { pdf, pages: compiled.result.numOfPages, header }
    },
    /** Forgets what was compiled, which keeps memory flat over many notes. */
    forget: () => compiler.evictCache(0),
  }
}

/** Typst writes the tags of an accessible PDF uncompressed, one object a formula: packed, a note is half as large. */
async function pack(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return Buffer.from(await document.save({ useObjectStreams: true, addDefaultPage: false }))
}

function toMistake({ message, path, range }: Diagnostic, file: string): Mistake {
  return { file: path || file, line: range ? range.start.line + 1 : 0, message }
}

/** Every Typst source below a folder, in a stable order; a name that begins with `_` is a part of others. */
export function listTypstSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.typ') && !/(^|\/)_/.test(name))
    .sort()
    .map((name) => join(folder, name))
}
