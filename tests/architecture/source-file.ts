/** A file of the project: its path from the root, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

/** A rule: what is wrong with a file, in sentences; nothing when all is well. */
export type Rule = (file: SourceFile) => readonly string[]

// Strings first, so that what looks like a comment inside one stays.
const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** The text without its comments: a sentence about a thing is not the thing. */
export function codeOf({ text }: SourceFile): string {
  return text.replace(STRING_OR_COMMENT, (_, string?: string) => string ?? '')
}

/** Whether a path is one of the places: a folder ends in a slash, anything else is one file. */
export function isAt(path: string, places: readonly string[]): boolean {
  return places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
}
