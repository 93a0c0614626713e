import { dataCode } from '~/queries/database/data-access.ts'
import { neonSql } from '~/services/database/neon-sql.ts'

/** Data access with the door of SQL and its driver, as one piece: both are wanted at the same time. */
export const sqlCode = { ...dataCode, neonSql } as const
