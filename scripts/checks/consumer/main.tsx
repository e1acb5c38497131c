import "@mimi/ui/styles.css";
import { createRoot } from "react-dom/client";
import { Page } from "./page.tsx";

const place = document.getElementById("root");
if (place) createRoot(place).render(<Page />);
