import { type SettingFault, settingProblem } from '~/lib/setting-fault.ts'

/** For the developer who started Alap with wrong settings: lists all variables at once. */
function SettingsScreen({ problems }: { problems: readonly string[] }) {
  return (
    <main className="mx-auto flex max-w-[42rem] flex-col gap-4 px-5 py-16 sm:px-8">
      <h1 className="font-display font-semibold text-heading">
        Alap cannot start with these settings
      </h1>
      <ul role="alert" className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="text-ink-soft">
        The file .env.example explains each variable. Nothing was sent or stored.
      </p>
    </main>
  )
}

/** Every wrong setting, in words. */
export function SettingsPage({ faults }: { faults: readonly SettingFault[] }) {
  return <SettingsScreen problems={faults.map(settingProblem)} />
}
