// Run as a program: starts a database in a given folder, prints its address, and waits for a kill.
import { startDatabase } from '../../../dev/database/start.ts'

const database = await startDatabase({
  folder: process.argv[2] ?? '',
  projectId: 'demo-alap',
  log: () => undefined,
})
process.stdout.write(`${JSON.stringify({ port: database.postgresPort })}\n`)
