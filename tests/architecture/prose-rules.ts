import { isAt, type Rule } from './source-file.ts'

const OURS = ['src/', 'dev/', 'db/', 'tests/', 'e2e/'] as const
/** Hold what breaks these rules on purpose. */
const PLANTED = ['tests/architecture.test.ts', 'tests/architecture/prose-rules.ts']

// Strings first, so that what looks like a comment inside one stays; lines with // count together.
const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g
const LICENCE = /Permission is hereby granted/
const ABBREVIATED = /\b(?:[A-Z]|e\.g|i\.e|vol|pp?|ch|ed|no|cf|al)\.(?=\s)/g
const MOST_SENTENCES = 2

/**
 * A comment is two sentences long at most. Sources, tags such as `@throws`, licences and what
 * stands in brackets are not counted.
 */
export const commentsAreShort: Rule = ({ path, text }) => {
  if (!isAt(path, ['src/', 'dev/'])) return []
  return [...text.matchAll(STRING_OR_COMMENT)]
    .filter(([comment, string]) => string === undefined && !LICENCE.test(comment))
    .filter(([comment]) => sentencesIn(comment) > MOST_SENTENCES)
    .map(([comment]) => `says too much in a comment: ${comment.slice(0, 80)}`)
}

function sentencesIn(comment: string): number {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*(?:\/\*+|\*\/?|\/\/) ?/, ''))
  const tag = lines.findIndex((line) => line.startsWith('@'))
  const prose = lines
    .slice(0, tag < 0 ? undefined : tag)
    .join(' ')
    .replace(/\*\/$/, '')
    .replace(/`[^`]*`/g, 'x')
    .replace(/\([^()]*\)/g, '')
    .replace(/\bSources?(?: of [^:.]*)?: .*/, '')
    .replace(ABBREVIATED, 'A')
  return prose.match(/[.!?]["”’]?(?=\s+[“"]?[A-Zx\d]|\s*$)/g)?.length ?? 0
}

/** Plain words: this file is read by people whose first language is another. */
export const wordsArePlain: Rule = ({ path, text }) => {
  if (!isAt(path, OURS) || isAt(path, PLANTED)) return []
  const [word] =
    /\bwhoever\b|\bstands beside\b|\b(?:is|are|was|were|be) answered with\b|\bin the place of\b/i.exec(
      text,
    ) ?? []
  return word ? [`says "${word}"`] : []
}
