import { dataCode } from '~/queries/database/data-access.ts'
import { neonSql } from '~/services/database/neon-sql.ts'

/** Data access with the SQL door and its driver, as one chunk: both are needed at the same time. */
export const sqlCode = { ...dataCode, neonSql } as const
