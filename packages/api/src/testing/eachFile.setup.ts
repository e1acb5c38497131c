import "./clock.ts";
import { afterAll } from "vitest";
import { closeOpen } from "./databases.ts";

afterAll(closeOpen);
