import type { Plugin } from 'vite'

/**
 * Fits pdf.js to the reader. What a reader of notes never calls is left out: editing, forms written in XFA, the
 * dictionary of a decoder that browsers have themselves. And one thing is taught: ActualText, with which Typst says
 * what a Devanagari cluster reads, so that Nepali can be selected, copied and found.
 *
 * pdf.js comes as one file whose modules follow each other under their names. A change names the place that it wants
 * exactly, so another version of pdf.js stops the build instead of slipping through.
 */
type Change = {
  /** By module, what stands in its place. */
  modules: Record<string, string>
  /** All modules whose names begin so, gone. */
  folders?: readonly string[]
  /** Passages, each exactly once there, by what they become. */
  passages?: readonly (readonly [before: string, after: string])[]
}

const CHANGES: Record<string, Change | string> = {
  'pdfjs-dist/build/pdf.mjs': {
    folders: ['./src/display/editor/'],
    modules: {
      './src/display/annotation_layer.js': '',
      './src/display/canvas_dependency_tracker.js': `
        class CanvasBBoxTracker {}
        class CanvasDependencyTracker {}
        class CanvasImagesTracker {}
        class CanvasNestedDependencyTracker {}
        const Dependencies = {};`,
      './src/display/content_disposition.js': '',
      './src/display/draw_layer.js': '',
      './src/display/editor/editor.js': 'class AnnotationEditor {}',
      './src/display/fetch_stream.js': '',
      './src/display/network.js': '',
      './src/display/network_stream.js': `
        function getNetworkStream() { throw new Error("The file is fetched by the reader."); }`,
      './src/display/network_utils.js': '',
      './src/display/node_stream.js': '',
      './src/display/node_utils.js': `
        class NodeBinaryDataFactory {}
        class NodeCanvasFactory {}
        class NodeFilterFactory {}`,
      './src/display/svg_factory.js': '',
      './src/display/text_layer_images.js': '',
      './src/display/touch_manager.js': '',
      './src/display/webgpu.js': `
        const initGPU = async () => false;
        const isGPUReady = () => false;
        const loadMeshShader = () => {};
        const drawMeshWithGPU = () => null;`,
      './src/display/xfa_layer.js': 'class XfaLayer { static render() {} }',
      './src/display/xfa_text.js': 'class XfaText { static textContent() { return { items: [], styles: {} }; } }',
      './src/pdf.js': `
        export { getDocument, PDFDataRangeTransport, PDFWorker, PasswordResponses, RenderingCancelledException, TextLayer };`,
    },
  },
  'pdfjs-dist/build/pdf.worker.mjs': {
    modules: {
      './external/brotli/decode.js': `
        function BrotliDecode() { throw new Error("This browser does not decode Brotli."); }`,
      './src/core/editor/pdf_editor.js': 'class PDFEditor {}',
      './src/core/postscript/wasm_compiler.js': 'const buildPostScriptWasmFunction = () => null;',
      './src/core/xfa/factory.js': 'class XFAFactory { static getRichTextAsHtml() { return null; } }',
      './src/core/xfa_fonts.js': `
        const getXfaFontName = () => null;
        const getXfaFontDict = () => null;`,
    },
    passages: [
      // A conjunct of Devanagari holds a zero-width sign without being one: this pattern was meant for single letters.
      ['/^(\\s)|(\\p{Mn})|(\\p{Cf})$/u', '/^(?:(\\s)|(\\p{Mn})|(\\p{Cf}))$/u'],
      [
        '    let textMarkedContentLevel = null;\n',
        `    let textMarkedContentLevel = null;
    // Of every marked content that is open: what it reads, and whether its first glyph has said so already.
    const openContents = [];
    let lastCluster = null;\n`,
      ],
      [
        `          case OPS.beginMarkedContent:
            flushTextContentItem();`,
        `          case OPS.beginMarkedContent:
            openContents.push(null);
            flushTextContentItem();`,
      ],
      [
        `          case OPS.beginMarkedContentProps:
            flushTextContentItem();`,
        `          case OPS.beginMarkedContentProps:
            const actualText = args[1] instanceof Dict && !args[1].has("MCID") ? args[1].get("ActualText") : null;
            openContents.push(typeof actualText === "string" ? { text: stringToPDFString(actualText), said: false } : null);
            if (openContents.at(-1)) {
              break;
            }
            flushTextContentItem();`,
      ],
      [
        `          case OPS.endMarkedContent:
            flushTextContentItem();`,
        `          case OPS.endMarkedContent:
            if (openContents.pop()) {
              break;
            }
            flushTextContentItem();`,
      ],
      // The hyphen of a word that is divided tells the search that the word goes on.
      [
        `        if (category.isInvisibleFormatMark) {
          continue;`,
        `        if (category.isInvisibleFormatMark) {
          if (glyph.unicode === "\\u00ad") {
            ensureTextContentItem().str.push(glyph.unicode);
          }
          continue;`,
      ],
      // Glyphs of a cluster after its first are called by control characters, some of which pass for spaces.
      [
        '        if (!keepWhiteSpace && category.isWhitespace) {',
        `        const cluster = openContents.findLast(content => content !== null);
        if (!keepWhiteSpace && category.isWhitespace && !cluster?.said) {`,
      ],
      [
        '        if (!category.isZeroWidthDiacritic && !compareWithLastPosition(scaledDim)) {',
        '        if (!cluster?.said && !category.isZeroWidthDiacritic && !compareWithLastPosition(scaledDim)) {',
      ],
      [
        '        const glyphUnicode = glyph.unicode;',
        `        let glyphUnicode = glyph.unicode;
        if (cluster) {
          glyphUnicode = cluster.said ? "" : cluster.text;
          cluster.said = true;
        } else if (glyphWidth === 0 && glyphUnicode === lastCluster?.text) {
          // A sign of the cluster that was drawn after it.
          glyphUnicode = "";
        }
        lastCluster = cluster;`,
      ],
    ],
  },
  // The reader draws links by itself; this file would bring a second viewer with it.
  'react-pdf/dist/LinkService.js': `
    export default class LinkService {
      setDocument() {}
      setViewer() {}
      setExternalLinkRel() {}
      setExternalLinkTarget() {}
    }`,
}

export function fitPdfEngine(): Plugin {
  return {
    name: 'fit-pdf-engine',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(CHANGES).find((name) => id.split('?', 1)[0]?.endsWith(name))
      const change = file && CHANGES[file]
      if (!change) return null
      return { code: typeof change === 'string' ? change : applyChange(code, change), map: null }
    },
  }
}

function applyChange(code: string, { modules, folders = [], passages = [] }: Change): string {
  const missing = new Set(Object.keys(modules))
  const parts = code.split(/^;\/\/ (?=\S+\n)/m).map((part) => {
    const name = part.slice(0, part.indexOf('\n'))
    const stub = modules[name] ?? (folders.some((folder) => name.startsWith(folder)) ? '' : undefined)
    missing.delete(name)
    return stub === undefined ? part : `${name}\n${stub}\n`
  })
  if (missing.size > 0) throw new Error(`pdf.js has changed: ${[...missing].join(', ')} is not there.`)
  return passages.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`pdf.js has changed: not once there:\n${before}`)
    return text.replace(before, () => after)
  }, parts.join(';// '))
}
