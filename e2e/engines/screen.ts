import { expect } from 'playwright/test'
import type { ElementId, Engine } from './drivers/engine.ts'

// A busy machine is slow, not wrong.
const PATIENCE = { timeout: 90_000 }

const ROLES = {
  button: 'button',
  link: 'a[href]',
  field: 'input, textarea',
  dialog: '[role=dialog]',
  article: 'article',
  slider: 'input[type=range], [role=slider]',
  day: '[role=grid] button, [role=gridcell]',
} as const

type Role = keyof typeof ROLES
type Name = string | RegExp

/** What a person does at a page: finds things by role and name, presses, writes and reads. */
export function createScreen(engine: Engine) {
  async function search(role: Role, name: Name): Promise<ElementId | undefined> {
    for (const id of await engine.findAll(ROLES[role])) {
      const found = await engine.nameOf(id)
      if (typeof name === 'string' ? found === name : name.test(found)) return id
    }
    return undefined
  }

  /** Tries until it goes well: a page that is drawn anew drops what was found in it. */
  const patiently = (what: string, attempt: () => Promise<void>) =>
    expect(attempt, what).toPass(PATIENCE)

  async function withElement(role: Role, name: Name, act: (id: ElementId) => Promise<void>) {
    await patiently(`${role} ${String(name)}`, async () => {
      const id = await search(role, name)
      if (id === undefined) throw new Error(`No ${role} named ${String(name)}`)
      await act(id)
    })
  }

  return {
    press: (role: Role, name: Name) => withElement(role, name, engine.click),
    type: (role: Role, name: Name, text: string) =>
      withElement(role, name, (id) => engine.type(id, text)),
    see: (role: Role, name: Name) => withElement(role, name, async () => undefined),
    seePath: (path: string) =>
      patiently(`the address ${path}`, async () => {
        expect(await engine.run('return location.pathname')).toBe(path)
      }),
    seeText: (words: string) =>
      patiently(`the words ${words}`, async () => {
        expect(await engine.run('return document.body.innerText')).toContain(words)
      }),
    /** Plays the page's one recording so many times as fast. */
    hurry: (rate: number) =>
      engine.run("document.querySelector('audio').playbackRate = arguments[0]", [rate]),
    /** Seconds into the page's one recording; passes once it is past `after` and still playing. */
    hear: (after: number) =>
      patiently(`the clock past ${after} seconds`, async () => {
        const [seconds, isPaused] = (await engine.run(
          "const audio = document.querySelector('audio'); return [audio.currentTime, audio.paused]",
        )) as [number, boolean]
        expect(isPaused).toBe(false)
        expect(seconds).toBeGreaterThan(after)
      }),
  }
}
