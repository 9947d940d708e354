// Code that a reader of notes never calls. The saving of each is measured (gzipped, all others left out, pdf.js
// 6.3.289). A saving below 2 kB is not worth a change that must be reviewed at every upgrade.
import type { Change, Passage } from './change.ts'

/** 190 kB become 62 with these and LINK_SERVICE. */
export const LEFT_OUT_OF_ENGINE: Change = {
  // Editing: 59 kB. Everything that only editing uses goes with it: forms, annotations, drawing by touch.
  folders: ['./src/display/editor/'],
  modules: {
    './src/display/editor/editor.js': 'class AnnotationEditor {}',
    // 23 kB with everything that depends on it, because unused exports are removed.
    './src/pdf.js': `
      export { getDocument, PDFDataRangeTransport, PDFWorker, PasswordResponses, RenderingCancelledException, TextLayer };`,
    // Statistics for a debugger about when parts of a page were drawn: 3 kB.
    './src/display/canvas_dependency_tracker.js': `
      class CanvasBBoxTracker {}
      class CanvasDependencyTracker {}
      class CanvasImagesTracker {}
      class CanvasNestedDependencyTracker {}
      const Dependencies = {};`,
    // Three ways of fetching a file: 3 kB.
    './src/display/network_stream.js': `
      function getNetworkStream() { throw new Error("The file is fetched by the reader."); }`,
  },
}

/** 368 kB become 210 with these and ONLY_LINKS. */
export const LEFT_OUT_OF_WORKER: Change = {
  modules: {
    // A decoder that every browser has: 67 kB.
    './external/brotli/decode.js': `
      function BrotliDecode() { throw new Error("This browser does not decode Brotli."); }`,
    // Saving: 10 kB.
    './src/core/editor/pdf_editor.js': 'class PDFEditor {}',
    // Shading functions are still computed, one by one: 3 kB.
    './src/core/postscript/wasm_compiler.js': 'const buildPostScriptWasmFunction = () => null;',
    // Colour profiles: 2 kB, and a file of 36 kB for which the first page waited. Typst writes sRGB, which pdf.js shows
    // without a profile as well.
    './src/core/icc_colorspace.js': `
      class IccColorSpace { static isUsable = false; static setOptions() {} }
      class CmykICCBasedCS { static isUsable = false; static setOptions() {} }`,
    './external/qcms/qcms.js': '',
    './external/qcms/qcms_utils.js': '',
    // Encrypted documents: 10 kB.
    './src/core/crypto.js': `
      class CipherTransformFactory { constructor() { throw new Error("The document is encrypted."); } }`,
    './src/core/calculate_sha_other.js': '',
    './src/core/calculate_sha256.js': '',
    // Formats of pictures that Typst does not write, JPEG 2000 and JBIG2: 3 kB.
    './external/openjpeg/openjpeg.js': 'const openjpeg = null;',
    './external/jbig2/jbig2.js': 'const jbig2 = null;',
    // Forms written in XFA: 57 kB.
    './src/core/xfa/factory.js': 'class XFAFactory { static getRichTextAsHtml() { return null; } }',
    './src/core/xfa_fonts.js': `
      const getXfaFontName = () => null;
      const getXfaFontDict = () => null;`,
  },
}

/** Of all annotations the reader uses only links. The classes of the others are unused then: 7 kB. */
export const ONLY_LINKS: readonly Passage[] = [
  [
    `    switch (subtype) {
      case "Link":
        return new LinkAnnotation(parameters);`,
    `    return subtype === "Link" ? new LinkAnnotation(parameters) : new Annotation(parameters);
    switch (subtype) {`,
  ],
]

/** A second viewer of links, instead of react-pdf's: the reader draws links itself. 51 kB. */
export const LINK_SERVICE = `
  export default class LinkService {
    setDocument() {}
    setViewer() {}
    setExternalLinkRel() {}
    setExternalLinkTarget() {}
  }`
