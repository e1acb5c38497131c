export { NotFoundContainer as NotFoundPage } from "../features/shell/NotFoundContainer.tsx";
