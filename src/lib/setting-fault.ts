/** The one role of the database that a browser may take. */
export const BROWSER_ROLE = 'authenticated'

/** What is wrong with a setting; its value is never repeated. */
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
    | 'no-database-name'
    | 'other-role'
    | 'password'
}
