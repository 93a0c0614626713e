// Run as a program: starts a database in the folder named, says where it is, and waits to be killed.
import { startDatabase } from '../../../dev/database/start.ts'

const database = await startDatabase({
  folder: process.argv[2] ?? '',
  projectId: 'demo-alap',
  log: () => undefined,
})
process.stdout.write(`${JSON.stringify({ port: database.postgresPort })}\n`)
