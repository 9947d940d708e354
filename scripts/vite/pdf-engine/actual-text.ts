import type { Passage } from './change.ts'

/**
 * Adds ActualText to the worker of pdf.js. Typst uses it to say how a cluster of Devanagari reads, so that Nepali can
 * be selected, copied and found. Without it words fall apart at every conjunct.
 */
export const ACTUAL_TEXT: readonly Passage[] = [
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
]
