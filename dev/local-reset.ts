import { localFolder, spoken } from './process/local-folder.ts'
import { say } from './process/progress.ts'
import { runningIn } from './process/single-run.ts'
import { removeLocalData } from './stand-ins/remove-local-data.ts'

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
