// The same attacks as in the tests, all of them and again under other settings: 20,000 in all.
import { runWall } from './wall/run-wall.ts'

if (!(await runWall({ ALAP_WALL_STATEMENTS: '20000' }))) process.exitCode = 1
