// The way back for one device (docs/service-worker.md). The service worker never answers for /recover.
document.getElementById('repair').addEventListener('click', async () => {
  const said = document.getElementById('said')
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    said.textContent = 'Done. Opening the front page...'
    location.assign('/')
  } catch (error) {
    said.textContent = `This did not work: ${error.message}. Clear the data of this site in the settings of your browser.`
  }
})
