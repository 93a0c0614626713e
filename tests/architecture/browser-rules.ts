import { codeOf, type Rule } from './source-file.ts'
import { never } from './text-rules.ts'

/**
 * What the oldest browsers of the README lack. The build translates new syntax for them, and none
 * of these.
 */
const TOO_NEW = [
  /\bURL\.(?:canParse|parse)\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.any\b/,
  /\bReadableStream\.from\b/,
  /\bRegExp\.escape\b/,
  /\bError\.(?:isError|captureStackTrace)\b/,
  /\bMath\.(?:sumPrecise|f16round)\b/,
  /\bJSON\.(?:rawJSON|isRawJSON)\b/,
  /\bIterator\.(?:from|concat|prototype)\b/,
  /\bIntl\.DurationFormat\b/,
  /\bUint8Array\.from(?:Base64|Hex)\b/,
  /\bTemporal\./,
  /\bFloat16Array\b/,
  /\b(?:Async)?DisposableStack\b/,
  /\bnew (?:URLPattern|CloseWatcher|CookieStore)\b/,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\((?!\[)/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\b/,
  /\.(?:toBase64|toHex|setFromBase64|setFromHex|getOrInsert|getOrInsertComputed|transferToFixedLength)\b/,
  /\.(?:startViewTransition|checkVisibility|moveBefore|setHTMLUnsafe|showPopover|togglePopover)\b/,
  /\b(?:requestIdleCallback|cookieStore)\b/,
  /\bscroll(?:end|snapchange)['"]|\bonScrollEnd\b/,
  /\bpopover(?:Target)?=/,
  /[=(,:?]\s*\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*v[a-z]*\b/,
]

export const browsersHaveWhatIsCalled: Rule = (file) => {
  if (!file.path.startsWith('src/') || file.path.endsWith('.css')) return []
  const code = codeOf(file)
  return TOO_NEW.flatMap((what) => {
    const [found] = what.exec(code) ?? []
    // A file that asks whether there is such a method does without it where there is none.
    if (found && code.includes(`'${found.slice(1)}' in `)) return []
    return found ? [`calls ${found}, which some browsers of the README lack`] : []
  })
}

/** Looks that some of those browsers lack altogether, so that the page is broken without them. */
const TOO_NEW_LOOKS =
  /\banchor-name\b|\bposition-(?:anchor|area)\b|@scope\b|@function\b|\binterpolate-size\b|\bcalc-size\(|\blight-dark\(|\bcontrast-color\(|::details-content|:popover-open|@starting-style|\bstarting:|\b(?:sibling-index|sibling-count)\(|\bif\(\s*(?:style|media|supports)\(|(?:oklch|oklab|rgb|hsl|color)\(\s*from\b|\btransition-behavior\b|\ballow-discrete\b|\banimation-timeline\b/

export const browsersHaveWhatIsDrawn: Rule = (file) =>
  /^src\/(?:ui\/|(?:app|features|listening)\/.*\.tsx$)/.test(file.path) &&
  TOO_NEW_LOOKS.test(codeOf(file))
    ? ['draws with what some browsers of the README lack']
    : []

/** Safari before 26 lacks `field-sizing`; the class `grows` has what takes its place there. */
export const fieldsGrowEverywhere = never(
  ['src/'],
  /\bfield-sizing\b/,
  'grows by field-sizing alone: the class "grows" does so in every browser',
  ['src/ui/styles/base.css'],
)

/** The first use of `Intl` takes a phone 80 ms, before anything is drawn when a module needs it. */
export const formatsAreMadeWhenNeeded = never(
  ['src/'],
  /^(?:export )?const [^=\n]+=\s*(?:new Intl\.|[^=\n]*\.(?:toLocale\w*String|format)\()(?!.*=>)/m,
  'makes a format while the module is loaded',
)
