;; Tests `lintel lsp' with Eglot, Emacs' own client. Tests/Editors/run starts it in a folder with Shop.yaml, with the tool on the path,
;; and sets LINTEL_SETTINGS to the settings of the page "In your editor".

(package-initialize)
(require 'eglot)
(require 'flymake)
(unless (fboundp 'yaml-mode) (define-derived-mode yaml-mode text-mode "YAML"))
(load (getenv "LINTEL_SETTINGS") nil t)
(setq eglot-sync-connect 20 eglot-confirm-server-initiated-edits nil eglot-autoshutdown nil)

(defvar failures 0)

(defun check (name holds found)
  (if holds
      (princ (format "ok   %s\n" name))
    (setq failures (1+ failures))
    (princ (format "FAIL %s: %S\n" name found))))

(defun wait-for (condition)
  "Wait until CONDITION returns something, for 20 seconds at most."
  (let ((end (+ (float-time) 20)) found)
    (while (and (not (setq found (funcall condition))) (< (float-time) end))
      (accept-process-output nil 0.1))
    found))

(defun go-to (text)
  "Go to the first character of TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun send-changes ()
  "Send the edits, which Eglot does when Emacs is idle."
  (eglot--signal-textDocument/didChange))

(defun findings ()
  (flymake-start)
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun try-real (path)
  "Make a mistake in the real theme PATH, have it corrected, and rename the token."
  (find-file path)
  (yaml-mode)
  (apply #'eglot (eglot--guess-contact))
  (wait-for #'eglot-current-server)
  (go-to "tint: $accent")
  (forward-char 6)
  (let ((place (point)) (content (buffer-string)))
    (forward-char 3)
    (delete-char 1)
    (send-changes)
    (check (concat (file-name-base path) ": diagnostics")
           (wait-for (lambda () (seq-find (lambda (text) (string-match-p "acent" text)) (findings))))
           (findings))
    (goto-char (+ place 1))
    (let* ((actions (append (eglot-code-actions (point) (point)) nil))
           (fix (seq-find (lambda (action) (equal (plist-get action :title) "Change to '$accent'")) actions)))
      (when fix (eglot--apply-workspace-edit (plist-get fix :edit)))
      (check (concat (file-name-base path) ": code actions") (equal (buffer-string) content) actions))
    (send-changes)
    (check (concat (file-name-base path) ": diagnostics follow")
           (wait-for (lambda () (null (seq-filter (lambda (text) (string-match-p "acent" text)) (findings)))))
           (findings))
    (goto-char (+ place 1))
    (let ((found (eglot-completion-at-point)))
      (check (concat (file-name-base path) ": completion")
             (and found (member "$accent" (mapcar #'substring-no-properties (all-completions "" (nth 2 found)))))
             found))
    (goto-char (+ place 2))
    (let (hover)
      (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
      (check (concat (file-name-base path) ": hover") (wait-for (lambda () hover)) hover))
    (goto-char (+ place 2))
    (eglot-rename "signal")
    (check (concat (file-name-base path) ": rename")
           (and (> (how-many "\\bsignal\\b" (point-min) (point-max)) 1)
                (= (how-many "\\$accent\\b" (point-min) (point-max)) 0))
           (buffer-string))
    (set-buffer-modified-p nil)))

(condition-case problem
    (progn
      (find-file "Shop.yaml")
      (yaml-mode)
      (apply #'eglot (eglot--guess-contact))
      (wait-for #'eglot-current-server)

      ;; Diagnostics: the theme has one unknown token.
      (wait-for #'findings)
      (check "diagnostics" (and (= (length (findings)) 1) (string-match-p "acent" (car (findings)))) (findings))

      ;; Code actions: the only similar name is offered, and applied.
      (go-to "acent")
      (let* ((actions (append (eglot-code-actions (point) (point)) nil))
             (fix (seq-find (lambda (action) (equal (plist-get action :title) "Change to '$accent'")) actions)))
        (check "code actions" fix (mapcar (lambda (action) (plist-get action :title)) actions))
        (when fix (eglot--apply-workspace-edit (plist-get fix :edit))))
      (check "fix" (string-match-p "tint: \\$accent" (buffer-string)) (buffer-string))
      (send-changes)
      (check "diagnostics follow the edit" (wait-for (lambda () (null (findings)))) (findings))

      ;; Completion after a dollar sign includes the token.
      (go-to "$accent")
      (delete-region (1+ (point)) (line-end-position))
      (forward-char)
      (let ((found (eglot-completion-at-point)))
        (check "completion"
               (and found (member "$accent" (mapcar #'substring-no-properties (all-completions "" (nth 2 found)))))
               found))
      (insert "accent")
      (send-changes)

      ;; Hovering over a property shows its page.
      (go-to "tint")
      (let (hover)
        (eglot-hover-eldoc-function (lambda (text &rest _) (setq hover text)))
        (check "hover" (and (wait-for (lambda () hover)) (string-match-p "tint" hover)) hover))

      ;; Renaming changes the declaration and the use.
      (go-to "$accent")
      (forward-char 2)
      (eglot-rename "brandColor")
      (check "rename" (and (= (how-many "brandColor" (point-min) (point-max)) 2)
                           (= (how-many "accent" (point-min) (point-max)) 0))
             (buffer-string))
      (set-buffer-modified-p nil)
      (mapc #'try-real (mapcar #'expand-file-name '("Styles/Harbor.yaml" "Styles/Marketplace.yaml")))
      (eglot-shutdown (eglot-current-server)))
  (error (check "no error" nil problem)))

(kill-emacs (if (= failures 0) 0 1))
