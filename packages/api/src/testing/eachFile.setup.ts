import "./clock.ts";
import { afterAll } from "vitest";
import { closeLeft } from "./databases.ts";

afterAll(closeLeft);
