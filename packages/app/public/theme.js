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

// Discreet mode and density are kept by src/services/keptPreferences.ts; they are here before the first picture is.
(() => {
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
      const { discreet, density } = asked.result ?? {};
      if (discreet) showDiscreet();
      if (density) document.documentElement.dataset.density = density;
    };
    database.close();
  };
  // The tab says nothing in particular (product 6.12); the title is the one of src/state/titles.ts.
  function showDiscreet() {
    document.documentElement.dataset.discreet = "";
    document.title = "Reading";
    document.querySelector("link[rel=icon]").href = "data:,";
  }
})();
