import { BuiltHtml } from '../../../ui/built-html.tsx'
import './prose.css'

/** A text as HTML that the build made of our own Markdown. For another text give another `key`. */
export function Prose({ html }: { html: string }) {
  return <BuiltHtml className="prose" html={html} scrollers=".table-frame, .formula, pre" />
}
