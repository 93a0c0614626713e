import { expect, test } from 'vitest'
import { nextRaga } from '~/domain/session/next-raga.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS } from '~/raga/model/prahar.ts'

const ofWatch = (prahar: (typeof PRAHARS)[number]) =>
  RAGAS.filter(({ prahars }) => prahars.includes(prahar))

test.each(PRAHARS)('from raga to raga, all of %s are heard before one comes again', (prahar) => {
  const [first, ...others] = ofWatch(prahar)
  if (!first) return expect(nextRaga(RAGAS[0] as (typeof RAGAS)[number], prahar, null)).toBeNull()
  const heard = [first]
  for (const _ of others) {
    const next = nextRaga(heard.at(-1) ?? first, prahar, null)
    if (next) heard.push(next)
  }
  expect(new Set(heard)).toEqual(new Set(ofWatch(prahar)))
  if (others.length > 0) expect(nextRaga(heard.at(-1) ?? first, prahar, null)).toBe(heard[0])
})

test('the usual ragas of a watch come before those that may be sung in it', () => {
  for (const prahar of PRAHARS) {
    const outside = RAGAS.find(({ prahars }) => !prahars.includes(prahar))
    const usual = ofWatch(prahar).filter(({ prahars }) => prahars[0] === prahar)
    if (outside && usual.length > 0) expect(usual).toContain(nextRaga(outside, prahar, null))
  }
})

test('a low mood is led to no raga of tense character', () => {
  for (const raga of RAGAS) {
    for (const prahar of PRAHARS) {
      for (const mood of [1, 2] as const) {
        const next = nextRaga(raga, prahar, mood)
        if (next) expect(mayAutoStart(mood, next.name)).toBe(true)
      }
    }
  }
  const tense = RAGAS.filter(({ name }) => !mayAutoStart(1, name))
  expect(tense.length).toBeGreaterThan(0)
})

test('a watch without another raga ends there', () => {
  for (const prahar of PRAHARS) {
    const [only, ...others] = ofWatch(prahar)
    if (only && others.length === 0) expect(nextRaga(only, prahar, null)).toBeNull()
  }
})
