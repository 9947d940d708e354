import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'

/*
 * A browser that translates a page replaces every text node by an element, and React continues with the nodes that it
 * made. A text beside other parts does not change any more, and a part that appears or disappears beside it throws a
 * NotFoundError. A text that is the only content of its element is written as a whole, and is safe. So a text must be
 * alone in its element, unless nothing in that element ever changes.
 */

type Kind = 'fixed text' | 'text' | 'element' | 'elements' | 'nothing'
const TEXTS: readonly Kind[] = ['fixed text', 'text']

/** The elements of a component's source whose texts are not safe, each with its line. */
function findMixedTexts(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const drawn = listDrawn(program)
  const found: string[] = []
  const look = ({ start, children, type }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const kinds = children.map((child) => kindOfChild(child, drawn)).filter((kind) => kind !== 'nothing')
    const isAlone = kinds.length < 2 && type === 'JSXElement'
    const changes = kinds.some((kind) => kind === 'text' || kind === 'elements')
    if (isAlone || !changes || !kinds.some((kind) => TEXTS.includes(kind))) return
    found.push(`${file}:${source.slice(0, start).split('\n').length}`)
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  return found
}

function kindOfChild(child: ESTree.JSXChild, drawn: ReadonlySet<string>): Kind {
  if (child.type === 'JSXText')
    return child.value.trim() === '' && child.value.includes('\n') ? 'nothing' : 'fixed text'
  if (child.type === 'JSXExpressionContainer') return kindOf(child.expression, drawn)
  return child.type === 'JSXSpreadChild' ? 'text' : 'element'
}

function kindOf(node: ESTree.JSXExpression | ESTree.Expression, drawn: ReadonlySet<string>): Kind {
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'ParenthesizedExpression':
      return kindOf(node.expression, drawn)
    case 'JSXElement':
    case 'JSXFragment':
      return 'element'
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'fixed text' : 'nothing'
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? 'text' : 'fixed text'
    case 'ConditionalExpression':
      return choiceOf([node.consequent, node.alternate], drawn)
    case 'LogicalExpression':
      return choiceOf(node.operator === '&&' ? [node.right] : [node.left, node.right], drawn)
    case 'Identifier':
      return drawn.has(node.name) ? 'elements' : 'text'
    case 'MemberExpression':
      return kindOfMember(node, drawn)
    case 'CallExpression':
      return kindOfCall(node, drawn)
    default:
      return 'text'
  }
}

/** Only one of them is rendered. */
function choiceOf(nodes: readonly ESTree.Expression[], drawn: ReadonlySet<string>): Kind {
  return nodes.some((node) => TEXTS.includes(kindOf(node, drawn))) ? 'text' : 'elements'
}

/** A constant in capitals, such as SITE.name, never changes. */
function kindOfMember(node: ESTree.MemberExpression, drawn: ReadonlySet<string>): Kind {
  if (node.property.type === 'Identifier' && drawn.has(node.property.name)) return 'elements'
  const isFact = node.object.type === 'Identifier' && /^[A-Z_]+$/.test(node.object.name) && !node.computed
  return isFact ? 'fixed text' : 'text'
}

function kindOfCall({ callee, arguments: given }: ESTree.CallExpression, drawn: ReadonlySet<string>): Kind {
  if (callee.type === 'Identifier' && (drawn.has(callee.name) || callee.name === 'createPortal')) return 'elements'
  const last = given.at(-1)
  const isList =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'map'
  if (!isList || last?.type !== 'ArrowFunctionExpression') return 'text'
  const { body } = last
  if (body.type !== 'BlockStatement') return choiceOf([body], drawn)
  const end = body.body.find((statement) => statement.type === 'ReturnStatement')
  return end?.argument ? choiceOf([end.argument], drawn) : 'text'
}

/** The names of elements in a file: declared as a ReactNode, or made of JSX. */
function listDrawn(program: ESTree.Program): Set<string> {
  const drawn = new Set<string>()
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation
      const made = type?.type === 'TSFunctionType' ? type.returnType.typeAnnotation : type
      const name = made?.type === 'TSTypeReference' && made.typeName.type === 'Identifier' ? made.typeName.name : ''
      if (key.type === 'Identifier' && name === 'ReactNode') drawn.add(key.name)
    },
    VariableDeclarator({ id, init }) {
      const made = init?.type === 'ArrowFunctionExpression' ? init.body : init
      if (id.type !== 'Identifier' || !made || made.type === 'BlockStatement') return
      if (['element', 'elements'].includes(kindOf(made, drawn))) drawn.add(id.name)
    },
  }).visit(program)
  return drawn
}

const wrong = (jsx: string) => findMixedTexts('part.tsx', `const Part = () => ${jsx}`).length > 0

test.each([
  '<p>Question {number} of {total}</p>',
  '<p><Icon /> {name}</p>',
  '<p>{busy && <Spinner />} Sign In</p>',
  '<p>{parts.map((part) => (part.isMatch ? <mark>{part.text}</mark> : part.text))} and more</p>',
  '<>{text}</>',
])('%s is found', (jsx) => expect(wrong(jsx)).toBe(true))

test.each([
  '<p>{sayNumber(number, total)}</p>',
  '<p>Read <b>this</b> first</p>',
  '<p>{busy && <Spinner />}<span>Sign In</span></p>',
  '<ul>{parts.map((part) => <li>{part}</li>)}<li /></ul>',
])('%s is safe', (jsx) => expect(wrong(jsx)).toBe(false))

test('in every component a text that changes, or has changing neighbours, is alone in its element', () => {
  const files = globSync('src/**/*.tsx', { cwd: projectFolder })
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => findMixedTexts(file, readFileSync(join(projectFolder, file), 'utf8')))).toEqual([])
})
