import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { ContentMistakes } from '../mistakes.ts'
import { contentFolder, fontFolders } from '../places.ts'
import type { Diagnostic } from './diagnostic.ts'
import { explainDiagnostics } from './explain-typst.ts'
import type { Formula } from './flowing/formulas.ts'
import { type HtmlNode, readBody } from './flowing/html-tree.ts'
import { packPdf } from './pack-pdf.ts'
import { isTypstSource } from './source-names.ts'

export type CompiledNote = {
  pdf: Buffer
  pages: number
  /** The page on which each heading of the first two levels begins, in their order. */
  headingPages: number[]
  /** The values in `#show: note.with(...)`. */
  header: unknown
}

export type FlowingSource = {
  body: HtmlNode[]
  formulas: Formula[]
}

setFlagsFromString('--expose-gc')
/** A compiled note has 25 MB outside of V8's heap. V8 does not see them, and would collect only after dozens of notes. */
const collectGarbage: () => void = runInNewContext('gc')

/**
 * A Typst compiler whose root is the content folder, with only the product's own fonts, so that every machine makes the
 * same bytes.
 */
export function openTypst(content = contentFolder) {
  let opened: NodeCompiler | undefined
  let isUsed = false
  // Reading the fonts takes a moment, and often everything is in the cache.
  const open = () => {
    isUsed = true
    opened ??= NodeCompiler.create({ workspace: content, fontArgs: [{ fontPaths: fontFolders }] })
    return opened
  }

  return {
    /**
     * `source` replaces the content of the file, which need not exist.
     * @throws ContentMistakes with the line of every error.
     */
    async compile(file: string, source?: string): Promise<CompiledNote> {
      const compiler = open()
      if (source !== undefined) compiler.mapShadow(file, Buffer.from(source))
      const compiled = compiler.compile({ mainFilePath: file, resetRead: true })
      const error = compiled.takeDiagnostics()
      if (!compiled.result) {
        const diagnostics: Diagnostic[] = error ? compiler.fetchDiagnostics(error) : [{ message: 'cannot be compiled' }]
        throw new ContentMistakes(explainDiagnostics(diagnostics, file, source))
      }
      const [header] = compiler.query(compiled.result, { selector: '<note-header>', field: 'value' })
      const [headingPages = []] = compiler.query(compiled.result, { selector: '<heading-pages>', field: 'value' })
      const pdf = await packPdf(compiler.pdf(compiled.result, { pdfTags: true }))
      return { pdf, pages: compiled.result.numOfPages, header, headingPages }
    },

    /**
     * The same source as HTML, with its formulas as data in the order of their places (content/notes/_html.typ).
     * @throws ContentMistakes for errors, and for content that the HTML would leave out.
     */
    compileFlowing(file: string, source?: string): FlowingSource {
      const compiler = open()
      if (source !== undefined) compiler.mapShadow(file, Buffer.from(source))
      const compiled = compiler.compileHtml({ mainFilePath: file, inputs: { edition: 'html' }, resetRead: true })
      const problems = [compiled.takeError(), compiled.takeWarnings()].flatMap((found): Diagnostic[] =>
        found ? compiler.fetchDiagnostics(found) : [],
      )
      const html = compiled.result && compiler.tryHtml(compiled.result).result
      const mistakes = compiled.result ? problems.filter(isOnlyForPaper) : problems
      if (!compiled.result || !html || mistakes.length > 0) {
        throw new ContentMistakes(explainDiagnostics(mistakes.map(explainPaperOnly), file, source))
      }
      return {
        body: readBody(html.html()),
        formulas: compiler.query(compiled.result, { selector: '<formula>', field: 'value' }),
      }
    },
    /** Frees the memory of compiled notes. */
    forget() {
      if (!isUsed) return
      isUsed = false
      opened?.evictCache(0)
      collectGarbage()
    },
  }
}

export type Typst = ReturnType<typeof openTypst>

const isOnlyForPaper = ({ message }: Diagnostic) => / was ignored during /.test(message)

function explainPaperOnly(diagnostic: Diagnostic): Diagnostic {
  const [, kind] = /^(.+) was ignored during /.exec(diagnostic.message) ?? []
  if (!kind) return diagnostic
  return { ...diagnostic, message: `"${kind}" works only on paper: use what content/notes/_template.typ offers` }
}

/** Every Typst source in a folder, in a fixed order. */
export function listTypstSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isTypstSource)
    .sort()
    .map((name) => join(folder, name))
}
