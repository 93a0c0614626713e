import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './bench/browser.ts'
import { spawnAlap } from './bench/spawn-alap.ts'
import { contactSheet } from './pictures/contact-sheet.ts'
import { newPicturedPerson, type SignedIn } from './pictures/people.ts'
import { SCREENS } from './pictures/screens.ts'
import { readWanted, type Wanted } from './pictures/shots.ts'
import { type Picture, takePictures } from './pictures/take-pictures.ts'
import { localFolder, projectRoot, spoken } from './process/local-folder.ts'
import { bold, say } from './process/progress.ts'
import type { Running } from './process/running-file.ts'
import { runningIn } from './process/single-run.ts'

const FOLDER = join(projectRoot, 'test-results', 'pictures')

/** Pictures what is wanted, of the Alap that runs in this clone or else of one that lives as long. */
async function picture(wanted: Wanted): Promise<readonly Picture[]> {
  if (await runningIn(localFolder())) {
    const text = await readFile(join(localFolder(), 'running.json'), 'utf8')
    return pictureOf(JSON.parse(text) as Running, wanted)
  }
  const folder = join(tmpdir(), `alap-pictures-${randomUUID()}`)
  const alap = await spawnAlap(folder, { built: true, throwaway: true })
  try {
    return await pictureOf(alap.running, wanted)
  } finally {
    await alap.stop()
  }
}

async function pictureOf(running: Running, wanted: Wanted): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  const signedIn = new Map<Picture['person'], SignedIn>()
  for (const who of wanted.screens.every(isOpen) ? [] : wanted.people) {
    signedIn.set(who, await newPicturedPerson(running, who))
  }
  for (const text of new Set(wanted.looks.map((look) => look.text))) {
    // A person who sets a larger text in the browser changes what a rem is in queries for widths, too.
    const browser = await launchBrowser([`--blink-settings=defaultFontSize=${(16 * text) / 100}`])
    const looks = wanted.looks.filter((look) => look.text === text)
    try {
      for (const who of ['nobody', ...signedIn.keys()] as const) {
        const screens = wanted.screens.filter((name) => isOpen(name) === (who === 'nobody'))
        const sitting = { browser, app: running.app, folder: FOLDER, screens, looks }
        for await (const taken of takePictures(sitting, who, signedIn.get(who))) {
          pictures.push(taken)
          tell(taken)
        }
      }
    } finally {
      await browser.close()
    }
  }
  return pictures
}

const isOpen = (screen: string) => SCREENS[screen]?.isOpen ?? false

function tell({ file, faults }: Picture): void {
  say(`${faults.length > 0 ? '✗' : '✓'} ${file}`)
  for (const { check, words } of faults) {
    say(`    ${check.padEnd(20)} ${words.replace(/\s+/g, ' ').slice(0, 300)}`)
  }
}

/** How many pictures of each screen have each kind of fault. */
function sumUp(pictures: readonly Picture[]): void {
  const counts = new Map<string, number>()
  for (const { screen, faults } of pictures) {
    for (const check of new Set(faults.map((fault) => fault.check))) {
      const row = `${screen.padEnd(18)} ${check.padEnd(20)}`
      counts.set(row, (counts.get(row) ?? 0) + 1)
    }
  }
  say()
  for (const [row, count] of counts) say(`${row} ${String(count).padStart(5)}`)
  const faulty = pictures.filter(({ faults }) => faults.length > 0).length
  say(bold(`${pictures.length} pictures, ${faulty} with a fault; ${spoken(FOLDER)}/index.html`))
}

try {
  const wanted = readWanted(process.argv.slice(2))
  await mkdir(FOLDER, { recursive: true })
  const pictures = await picture(wanted)
  await writeFile(join(FOLDER, 'index.html'), contactSheet(pictures))
  sumUp(pictures)
  if (pictures.length === 0 || pictures.some(({ faults }) => faults.length > 0))
    process.exitCode = 1
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
