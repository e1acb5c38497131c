// Runs before the first paint, so that no page flashes in another dress (§4). It is a file of its own because the page
// allows no inline script. The key is the one of src/services/storage.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem("mimi-dark");
  } catch {
    // Storage may be switched off: the system's preference decides.
  }
  const dark = stored === null ? matchMedia("(prefers-color-scheme: dark)").matches : stored === "true";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();

// Discreet mode, density and what a visitor hides are kept by src/services/keptPreferences.ts; they are here before the
// first picture, and the first list, is. `mimiHidden` is a promise of what is hidden; where nothing is, it stays open.
globalThis.mimiHidden = new Promise((tell) => {
  let opening;
  try {
    opening = indexedDB.open("mimi-preferences");
  } catch {
    // Without a database everything is as it is by default.
    return;
  }
  // Nothing was chosen yet: no empty database is left behind.
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    const asked = database.transaction("preferences").objectStore("preferences").get("chosen");
    asked.onsuccess = () => {
      const { discreet, density, hidden } = asked.result ?? {};
      if (discreet) showDiscreet();
      if (density) document.documentElement.dataset.density = density;
      if (hidden) tell(hidden);
    };
    database.close();
  };
  // The tab says nothing in particular (product 6.12); the title is the one of src/state/titles.ts.
  function showDiscreet() {
    document.documentElement.dataset.discreet = "";
    document.title = "Reading";
    document.querySelector("link[rel=icon]").href = "data:,";
  }
});
