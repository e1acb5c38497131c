-- A failure was stored with the sentence that users read. Now it has a reason, and the app makes the sentence.
CREATE FUNCTION "failure_code"(failure jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT (failure - 'message') || coalesce((
    SELECT jsonb_build_object('reason', known.reason) FROM (VALUES
      ('The AI is busy right now. Try again in a moment.', 'model_busy'),
      ('The AI took too long to answer.', 'model_timeout'),
      ('The AI could not accept this chat.', 'model_refused'),
      ('The AI is not set up correctly. The operator has been told.', 'model_misconfigured'),
      ('The AI could not answer.', 'model_failed'),
      ('The reply broke off. It did not count.', 'reply_cut'),
      ('The AI sent something that could not be read.', 'reply_garbled'),
      ('The AI had nothing to say.', 'reply_empty'),
      ('The model had nothing to say.', 'reply_empty'),
      ('The reply was interrupted on our side. The text so far is kept.', 'reply_interrupted'),
      ('Prepared lines cannot follow this note, and nothing was counted. They know: shorter, longer, no questions, ask me something, no actions.', 'note_not_followed'),
      ('Replies are switched off on this server.', 'replies_off'),
      ('The new version was blocked by our rules.', 'version_blocked'),
      ('This message was taken down by a moderator.', 'removed_by_moderator')
    ) AS known (sentence, reason) WHERE known.sentence = failure ->> 'message'
  ), '{}');
$$;--> statement-breakpoint
UPDATE "message" SET "error" = failure_code("error") WHERE "error" ? 'message';--> statement-breakpoint
UPDATE "variant" SET "error" = failure_code("error") WHERE "error" ? 'message';--> statement-breakpoint
UPDATE "withheld" SET "content" = jsonb_set("content"::jsonb, '{error}', failure_code("content"::jsonb -> 'error'))::json
  WHERE "place" IN ('message', 'variant') AND "content"::jsonb -> 'error' ? 'message';--> statement-breakpoint
DROP FUNCTION "failure_code"(jsonb);
