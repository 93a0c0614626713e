import { addDays, localDayAt } from '~/domain/day/local-day.ts'
import { launchBrowser, signUp } from '~dev/bench/browser.ts'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'
import { TEN_YEARS } from '~dev/database/ten-years/ten-years.ts'
import { seedBelongings } from '~dev/database/ten-years/ten-years-belongings.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import type { Running } from '~dev/process/running-file.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { LOCAL_PROJECT } from '~dev/stand-ins/environment.ts'

const UNBROKEN = 'Nandakishoreparameshwaran'.repeat(8).slice(0, 200)
const LONG = 'Sankaranarayanan Venkatasubramanian of Tiruchirappalli, '
  .repeat(4)
  .slice(0, 200)
  .trim()
const SCRIPTS = [
  'ॐ',
  UNBROKEN,
  'आज का रियाज़ शांत था; वर्षा छत पर गिरती रही और स्वर धीरे धीरे मन में उतर गया।',
  'كان المطر على السطح طوال الوقت، وبقيت النغمة المنخفضة معي حتى آخر الطريق.',
  '雨が屋根を打つ間、低い音だけが残っていた。',
  LONG,
]

/** Whom the pictures show, by the days of practice they have; and somebody whose every word is long. */
export const PEOPLE = {
  newcomer: { name: 'Asha Rao', days: 0 },
  week: { name: 'Asha Rao', days: 7 },
  'three-years': { name: 'Meera Sen', days: 1096 },
  'ten-years': { name: 'Meera Sen', days: TEN_YEARS.days },
  'long-names': { name: UNBROKEN.slice(0, 80), days: 7 },
} as const

export type PersonName = keyof typeof PEOPLE

/** What a browser keeps of somebody who is signed in. */
export type SignedIn = Awaited<ReturnType<typeof newPicturedPerson>>

/** Signs somebody up through the page, gives them their days, and returns their sign-in. */
export async function newPicturedPerson(running: Running, who: PersonName) {
  const { app, authUrl = '', ownerUrl = '' } = running
  const { name, days } = PEOPLE[who]
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext()
    const email = await signUp(await context.newPage(), app, name)
    const users = await new EmulatorClient(authUrl, LOCAL_PROJECT).users()
    const uid = users.find((user) => user.email === email)?.localId ?? ''
    const today = localDayAt(new Date())
    // Today is theirs to begin: they have not checked in yet.
    if (days > 0) await seedTenYears(ownerUrl, uid, addDays(today, -1), days)
    if (days > PEOPLE.week.days || who === 'long-names') await seedBelongings(ownerUrl, uid, today)
    if (who === 'long-names') await giveLongNames(ownerUrl, uid)
    return await context.storageState()
  } finally {
    await browser.close()
  }
}

async function giveLongNames(ownerUrl: string, uid: string): Promise<void> {
  const statements = [
    `update public.journal_entries set content = ($2::text[])[1 + ('x' || left(md5(id::text), 4))::bit(16)::int % 6]
     where user_id = $1`,
    `update public.personal_recordings set title = ($2::text[])[1 + ('x' || left(md5(id::text), 4))::bit(16)::int % 6]
     where user_id = $1`,
    'update public.kept_charts set name = ($2::text[])[2], birth_place = ($2::text[])[6] where user_id = $1',
    `update public.user_astro_profiles set full_name = ($2::text[])[2], birth_place = ($2::text[])[6]
     where user_id = $1`,
  ]
  await asOwner(ownerUrl, async (client) => {
    for (const text of statements) await client.query(text, [uid, SCRIPTS])
    await client.query('select private.spread_numbers($1)', [uid])
  })
}
