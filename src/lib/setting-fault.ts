/** The only role of the database that a browser may use. */
export const BROWSER_ROLE = 'authenticated'

/** What is wrong with a setting; it never contains the value. */
export type SettingFault = {
  readonly name: string
  readonly fault:
    | 'missing'
    | 'no-web-address'
    | 'no-project'
    | 'no-host'
    | 'no-key'
    | 'no-database'
    | 'no-door'
    | 'sql-address'
    | 'no-database-name'
    | 'other-role'
    | 'password'
}

const WORDS: Readonly<Record<SettingFault['fault'], string>> = {
  missing: 'is missing',
  'no-web-address': 'must be an http or https address',
  'no-project': 'must be a Firebase project id: 6 to 30 small letters, digits and hyphens',
  'no-host': 'must be a bare host name, without https://',
  'no-key': 'must be letters, digits and signs without a space',
  'no-database': `must look like postgresql://${BROWSER_ROLE}@host/database`,
  'no-door': 'must be sql or data-api',
  'sql-address':
    'is an address for SQL: set VITE_DATABASE_DOOR=sql, or give the https address of the Data API here',
  'no-database-name': 'must name the database after the host',
  'other-role': `must name the role ${BROWSER_ROLE} and no other`,
  password:
    'holds a password, and everything the browser gets is public: take the password out, and change it if this build was ever served',
}

/** The fault of a setting, in a sentence for the developer. */
export function settingProblem({ name, fault }: SettingFault): string {
  return `${name} ${WORDS[fault]}.`
}
