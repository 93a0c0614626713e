import { judge, summary } from '~dev/bench/findings/judge.ts'
import { type Machine, UNKNOWN_MACHINE } from '~dev/bench/findings/machine.ts'
import type { Rows } from '~dev/bench/findings/row.ts'
import { bold, say } from '~dev/process/progress.ts'

/** Prints what was measured, part by part, and keeps what missed for the last line. */
export class Report {
  #machine = UNKNOWN_MACHINE
  #measured = 0
  readonly #missed: string[] = []
  readonly #isImpossible: boolean

  constructor(isImpossible: boolean) {
    this.#isImpossible = isImpossible
  }

  /** The machine of every part from now on. */
  on(machine: Machine): void {
    this.#machine = machine
  }

  add(title: string, rows: Rows): void {
    const { lines, measured, missed } = judge(rows, this.#machine, this.#isImpossible)
    this.#measured += measured
    this.#missed.push(...missed)
    say()
    say(bold(title))
    for (const line of lines) say(line)
  }

  /** Says how the rows ended; returns whether all of them hold. */
  end(): boolean {
    say()
    say(this.#machine.told)
    say(bold(summary({ measured: this.#measured, missed: this.#missed })))
    return this.#missed.length === 0
  }
}
