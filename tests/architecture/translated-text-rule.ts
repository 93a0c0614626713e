import { type ESTree, parseSync, Visitor } from 'vite'
import type { Rule, SourceFile } from './source-file.ts'

/**
 * A browser's translator takes text nodes away and puts elements of its own there. React goes on
 * writing to the nodes that are gone, unless a changing text is all there is in its element.
 */
export const changingTextsStandAlone: Rule = (file) => {
  if (!file.path.startsWith('src/') || !file.path.endsWith('.tsx')) return []
  const { program } = parseSync(file.path, file.text)
  const drawn = drawnNames(program)
  const wrong: string[] = []
  const look = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (!isTranslatable(node, drawn)) wrong.push(sentenceOf(file, node))
  }
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  return wrong
}

function sentenceOf({ text }: SourceFile, { start, end }: ESTree.Span): string {
  return `has a text beside what may change: give it an element of its own, or make it one string: ${text.slice(start, end).slice(0, 200)}`
}

/** What a child is: `text` of the file, what `may be text`, an element that is `always` there. */
type Kind = 'blank' | 'text' | 'may be text' | 'always' | 'element'

function isTranslatable(
  node: ESTree.JSXElement | ESTree.JSXFragment,
  drawn: ReadonlySet<string>,
): boolean {
  const kinds = node.children
    .map((child) => kindOf(child, drawn))
    .filter((kind) => kind !== 'blank')
  if (!kinds.includes('text') && !kinds.includes('may be text')) return true
  // The element around a fragment may hold more than its text.
  if (node.type === 'JSXFragment') return false
  return kinds.length === 1 || kinds.every((kind) => kind === 'text' || kind === 'always')
}

function kindOf(child: ESTree.JSXChild, drawn: ReadonlySet<string>): Kind {
  if (child.type === 'JSXText') return child.value.trim() === '' ? 'blank' : 'text'
  if (child.type === 'JSXElement') {
    const { name } = child.openingElement
    return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name) ? 'always' : 'element'
  }
  if (child.type !== 'JSXExpressionContainer') return 'element'
  if (child.expression.type === 'JSXEmptyExpression') return 'blank'
  if (child.expression.type === 'Literal') {
    return isDrawn(child.expression, drawn) ? 'blank' : 'text'
  }
  return isDrawn(child.expression, drawn) ? 'element' : 'may be text'
}

/** Whether an expression is elements, spaces or nothing, as far as its file shows it. */
function isDrawn(node: ESTree.Expression | null, drawn: ReadonlySet<string>): boolean {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'Literal':
      return node.value === null || String(node.value).trim() === ''
    case 'ParenthesizedExpression':
      return isDrawn(node.expression, drawn)
    case 'LogicalExpression':
      return isDrawn(node.right, drawn) && (node.operator === '&&' || isDrawn(node.left, drawn))
    case 'ConditionalExpression':
      return isDrawn(node.consequent, drawn) && isDrawn(node.alternate, drawn)
    case 'Identifier':
      return node.name === 'undefined' || drawn.has(node.name)
    case 'MemberExpression':
      return node.property.type === 'Identifier' && drawn.has(node.property.name)
    case 'CallExpression':
      return isDrawn(node.callee, drawn) || isDrawnList(node, drawn)
    default:
      return false
  }
}

function isDrawnList(
  { callee, arguments: [each] }: ESTree.CallExpression,
  drawn: ReadonlySet<string>,
) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return callee.property.name === 'map' && each !== undefined && drawsElements(each, drawn)
}

/** Whether it is a function that returns elements. */
function drawsElements(node: ESTree.Node, drawn: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return drawn.has(node.name)
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration') return false
  if (node.body === null) return false
  if (node.body.type !== 'BlockStatement') return isDrawn(node.body, drawn)
  const returned = node.body.body.filter((statement) => statement.type === 'ReturnStatement')
  return returned.length > 0 && returned.every(({ argument }) => isDrawn(argument, drawn))
}

/** Names that the file gives to elements, to functions that return them, and to places for them. */
function drawnNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation
      if (key.type === 'Identifier' && type && isPlace(type)) names.add(key.name)
    },
  }).visit(program)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return
      const type = id.typeAnnotation?.typeAnnotation
      if ((type && isPlace(type)) || isDrawn(init, names) || drawsElements(init, names)) {
        names.add(id.name)
      }
    },
    FunctionDeclaration(node) {
      if (node.id && drawsElements(node, names)) names.add(node.id.name)
    },
  }).visit(program)
  return names
}

function isPlace(type: ESTree.TSType): boolean {
  if (type.type === 'TSFunctionType') return isPlace(type.returnType.typeAnnotation)
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false
  return type.typeName.name === 'ReactNode' || type.typeName.name === 'ReactElement'
}
