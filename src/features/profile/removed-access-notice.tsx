import { tellRemovedAccess } from '#domain/account/removed-access.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Tells the owner of an address what was removed from the account when it was confirmed, until the notice is read. */
export function RemovedAccessNotice() {
  const { data } = trpc.account.get.useQuery()
  const { account } = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.account.forgetRemovedAccess.useMutation()
  if (!data?.removed) return null

  const forget = async () => {
    // If this does not arrive, the notice shows again next time.
    await mutateAsync().catch((error) => console.error('What was removed is not marked as read', error))
    await account.get.invalidate()
  }
  return (
    <section
      aria-label="Removed from your account"
      className="card flex flex-wrap items-center gap-3 border-accent/50 p-4 lg:px-6"
    >
      <Icon className="size-6 text-accent" name="lock" />
      <p className="min-w-0 grow basis-56">{tellRemovedAccess(data.removed)}</p>
      <Button busy={isPending} kind="secondary" onClick={forget} size="small">
        OK
      </Button>
    </section>
  )
}
