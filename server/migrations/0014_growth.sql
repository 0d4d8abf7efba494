CREATE INDEX "device_keys_oldest" ON "device_keys" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "known_sign_ins_oldest" ON "known_sign_ins" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "limits_of_person" ON "limits" USING btree (split_part(split_part("key", ':', -1), '.', 1));--> statement-breakpoint
CREATE INDEX "registration_requests_oldest" ON "registration_requests" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "sessions_oldest" ON "sessions" USING btree ("expires_at");