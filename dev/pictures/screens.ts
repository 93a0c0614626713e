import type { Page } from 'playwright'
import { overlays } from '~/lib/overlays.ts'
import { newAccountPath, paths } from '~/lib/paths.ts'

export type Screen = {
  readonly path: string
  /** Nobody is signed in here. */
  readonly isOpen?: boolean
  /** What a person does there; false where there is nothing to do it with. */
  readonly act?: (page: Page) => Promise<boolean>
}

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  return true
}

/** Every screen, and what opens over one. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  landing: { path: paths.landing(), isOpen: true },
  'sign-in': { path: paths.login(), isOpen: true },
  'create-account': { path: newAccountPath, isOpen: true },
  'try-session': { path: paths.trySession(), isOpen: true },
  'try-chart': { path: paths.tryChart(), isOpen: true },
  home: { path: paths.dashboard() },
  player: { path: paths.audio('day-1'), act: hearAtHome },
  sessions: { path: paths.dailyAudio() },
  'audio-session': { path: paths.audio('day-1') },
  'check-in': { path: paths.moodCheckin() },
  'check-in-chosen': { path: paths.moodCheckin(), act: feelNeutral },
  session: { path: paths.session() },
  'session-settings': { path: paths.session(), act: press(/^(?:More|Settings)$/) },
  journal: { path: paths.journal() },
  'journal-entry': { path: paths.journal(), act: openEntry },
  journey: { path: paths.progress() },
  insight: { path: `${paths.progress()}?tab=insight` },
  motivation: { path: paths.motivation() },
  'birth-details': { path: paths.astrologyOnboarding() },
  calculator: { path: paths.vedicCalculator() },
  'calculator-new': { path: `${paths.vedicCalculator()}?chart=new` },
  panchang: { path: paths.panchang() },
  profile: { path: paths.profile() },
  preferences: { path: `${paths.profile()}?tab=preferences` },
  'profile-astrology': { path: `${paths.profile()}?tab=astrology` },
  raga: { path: paths.dailyAudio() + overlays.raga('hamsadhwani') },
  zen: { path: paths.dashboard() + overlays.zen() },
  sit: { path: paths.dashboard() + overlays.sit() },
  mantras: { path: paths.dashboard() + overlays.mantras() },
  share: { path: paths.progress() + overlays.share() },
  reminder: { path: paths.progress() + overlays.reminder() },
  yours: { path: paths.dailyAudio() + overlays.yours() },
}

async function feelNeutral(page: Page): Promise<boolean> {
  await page.getByRole('radio', { name: /Neutral/ }).check()
  return true
}

async function hearAtHome(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await player.getByRole('button', { name: 'Pause' }).click()
  return true
}

async function openEntry(page: Page): Promise<boolean> {
  const entry = page.locator('main a[href^="/journal/"]').first()
  if ((await entry.count()) === 0) return false
  await entry.click()
  await page.waitForURL('**/journal/*')
  return true
}
