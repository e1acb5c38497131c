CREATE TABLE "help_shown" (
	"month" text NOT NULL,
	"region" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "help_shown_month_region_pk" PRIMARY KEY("month","region")
);
