import { screen, within } from '@testing-library/react'
import type { DatabaseStandIn } from '~tests/support/database/database-stand-in.ts'
import { DESH } from '../../features/session/on-stage.tsx'
import { openPages, type Pages } from '../../features/session/open-pages.tsx'

export const findDialog = () => screen.findByRole('dialog', { name: "You're all set for today" })
export const queryDialog = () => screen.queryByRole('dialog')

/** The session rows sent, repeats among them, by their ids. */
export function sessionsSent({ requests }: DatabaseStandIn): unknown[] {
  return requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'record_session')
    .map(({ args }) => args.id)
}

/** Ten minutes of which five have been heard. */
export async function listen(state: unknown = { ...DESH, mood: null }): Promise<Pages> {
  const pages = openPages()
  await pages.go('/session', state)
  await screen.findByRole('heading', { level: 1, name: /Desh|Silence/ })
  await pages.sound((audio) => audio.receive(600))
  if (pages.audio.paused) await pages.user.click(screen.getByRole('button', { name: 'Play' }))
  await pages.sound((audio) => audio.advance(300))
  return pages
}

/** A session to its end, and the dialog that follows. */
export async function hearItOut(state?: unknown) {
  const pages = await listen(state)
  await pages.sound((audio) => audio.playToTheEnd())
  const dialog = within(await findDialog())
  return {
    pages,
    dialog,
    press: (name: string) => pages.user.click(dialog.getByRole('button', { name })),
  }
}
