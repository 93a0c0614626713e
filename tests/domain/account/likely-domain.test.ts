import { expect, test } from 'vitest'
import { likelyDomain } from '~/domain/account/likely-domain.ts'
import { COMMON_DOMAINS, NEAR_DOMAINS } from '~/domain/account/mail-domains.ts'
import { REAL_DOMAINS } from './real-domains.ts'

const asked = (domains: readonly string[]) =>
  domains.flatMap((domain) => {
    const meant = likelyDomain(`asha@${domain}`)
    return meant === undefined ? [] : [`${domain} for ${meant}`]
  })

test('a domain that exists is never asked about, however near to a common one', () => {
  expect(new Set(REAL_DOMAINS).size).toBeGreaterThanOrEqual(1000)
  expect(asked(REAL_DOMAINS)).toEqual([])
  expect(asked([...COMMON_DOMAINS, ...NEAR_DOMAINS])).toEqual([])
})

/** What is meant, and how it was typed. */
const MISSPELT = [
  [
    'gmail.com',
    'gmial.com gmal.com gmai.com gamil.com gnail.com gmail.con gmail.cmo gmail.co gmail.cm gmaill.com ggmail.com gmsil.com gmil.com gmail.comm gmail.ocm gmial.con gmailcom gmail..com',
  ],
  ['yahoo.com', 'yaho.com yahooo.com yhaoo.com yaoo.com yahoo.con yahoo.cmo yhoo.com yahoo.co'],
  ['yahoo.co.in', 'yahoo.co.inn yaho.co.in yahoo.coin'],
  [
    'hotmail.com',
    'hotmial.com hotmal.com hotmai.com hotmail.con homtail.com hormail.com hotmil.com hotmaill.com htomail.com hotamil.com',
  ],
  ['hotmail.co.uk', 'hotmail.co.ku'],
  [
    'outlook.com',
    'outlok.com outllok.com outlook.con oultook.com outloook.com outook.com outlook.co',
  ],
  ['rediffmail.com', 'redifmail.com rediffmial.com rediffmal.com redifmial.com reddiffmail.com'],
  ['icloud.com', 'iclod.com icloud.con icluod.com iclould.com'],
  ['protonmail.com', 'protonmial.com portonmail.com'],
  ['proton.me', 'proton.em prton.me'],
  ['gmx.de', 'gmx.ed gmx.dee'],
  ['web.de', 'web.ed'],
  ['aol.com', 'aol.con'],
  ['live.com', 'live.cmo'],
  ['orange.fr', 'orage.fr'],
  ['wanadoo.fr', 'wanado.fr'],
  ['libero.it', 'liber.it'],
  ['comcast.net', 'comcast.ent'],
  ['googlemail.com', 'googlemial.com'],
  ['school.com', 'school.con'],
  ['temple.org', 'temple.ogr'],
] as const

test('a misspelt domain is asked about with the right one', () => {
  const typed = MISSPELT.flatMap(([meant, wrong]) =>
    wrong.split(' ').map((typed) => [typed, meant]),
  )
  expect(typed.length).toBeGreaterThanOrEqual(60)
  expect(typed.map(([wrong]) => [wrong, likelyDomain(`asha@${wrong}`)])).toEqual(typed)
})

test('capital letters and spaces around an address are no typing error', () => {
  expect(likelyDomain(' Asha@GMAIL.com ')).toBeUndefined()
  expect(likelyDomain(' Asha@GMIAL.com ')).toBe('gmail.com')
})

test('what is not an address yet is not asked about', () => {
  for (const typed of ['', 'asha', 'asha@', '@gmial.com', 'a b@gmial.com', 'asha@gmail.c']) {
    expect(likelyDomain(typed), typed).toBeUndefined()
  }
})

test('no text makes the rule fail, and what it proposes is not asked about again', () => {
  for (const odd of [
    'a@constructor',
    'a@x.constructor',
    'a@.',
    'a@..',
    'a@.con',
    'a@con',
    'a@ग.con',
  ]) {
    const meant = likelyDomain(odd)
    if (meant !== undefined) expect(likelyDomain(`a@${meant}`), odd).toBeUndefined()
  }
})
