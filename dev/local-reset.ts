import { localFolder, spoken } from './stand-ins/local-folder.ts'
import { say } from './stand-ins/progress.ts'
import { removeLocalData } from './stand-ins/remove-local-data.ts'
import { runningIn } from './stand-ins/single-run.ts'

const owner = await runningIn(localFolder())
if (owner !== undefined) {
  say(
    `Alap is running${owner && ` at ${owner}`}. Stop it first (Ctrl-C in its terminal); nothing was removed.`,
  )
  process.exitCode = 1
} else {
  await removeLocalData()
  say(`${spoken(localFolder())} is gone. "npm start" begins with an empty house.`)
}
