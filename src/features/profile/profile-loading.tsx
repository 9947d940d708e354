import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

export function ProfileLoading() {
  return (
    <Skeleton className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]" text="Loading profile...">
      <div className="flex flex-col gap-6">
        <div className="card flex flex-col items-center gap-4 p-6">
          <Bone className="size-24 rounded-full!" />
          <Bone className="h-8 w-40" />
          <Bone className="h-5 w-52" />
          <Bone className="h-11 w-36" />
        </div>
        <Bone className="h-36" />
      </div>
      <Bone className="h-96" />
    </Skeleton>
  )
}
