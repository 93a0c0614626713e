import type { CheckAnswer } from '~dev/recordings/check/check-worker.ts'
import { faultsOf, GATES, type GateName, gatesOf, isMeasured } from '~dev/recordings/check/gates.ts'

const NAME_WIDTH = 24
const NAMES = Object.keys(GATES) as GateName[]

function width(name: GateName): number {
  const { title, unit, digits } = GATES[name]
  return Math.max(title.length, unit.length, digits + 2, 6)
}

/** The titles of the columns, and their units below. */
export function tableHead(): string {
  const titles = NAMES.map((name) => GATES[name].title.padStart(width(name)))
  const units = NAMES.map((name) => GATES[name].unit.padStart(width(name)))
  const head = ['recording'.padEnd(NAME_WIDTH), ...titles].join('  ')
  return [head, ['', ...units].join('  ').padStart(head.length)].join('\n  ')
}

/** A recording's figures in one line, and its faults in lines below. */
export function tableRow(recording: string, answer: CheckAnswer): string {
  if (answer.kind === 'failed') return `${recording.padEnd(NAME_WIDTH)}  ✗ ${answer.reason}`
  const { figures } = answer
  const cells = NAMES.map((name) => {
    const figure = figures[name]
    return cell(figure, GATES[name].digits).padStart(width(name))
  })
  const faults = faultsOf(figures, gatesOf(recording)).map((fault) => `✗ ${fault}`)
  return [[recording.padEnd(NAME_WIDTH), ...cells].join('  '), ...faults].join('\n    ')
}

function cell(figure: number | undefined, digits: number): string {
  if (!isMeasured(figure)) return '–'
  return figure === Number.NEGATIVE_INFINITY ? 'silent' : figure.toFixed(digits)
}

/** True when a recording has no faults, by its public name. */
export function isSound(recording: string, answer: CheckAnswer): boolean {
  return answer.kind === 'measured' && faultsOf(answer.figures, gatesOf(recording)).length === 0
}
