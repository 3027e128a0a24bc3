# La ligne de commande, en français.

number = { NUMBER($figure) }
percent = { NUMBER($figure, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# --- ce qui ne peut se faire : une ligne qui dit que faire ---------------------------------------

cli-illegible = « { $word } » contient des octets qui ne sont pas de l’UTF-8 : écrivez-le en lettres
cli-unknown-command = il n’y a pas de commande « { $word } » ; choisissez parmi { $known }, ou voyez rotonde --help
cli-unreadable = { $problem } Voyez { $chain } --help
cli-unknown-game = il n’y a pas de jeu « { $game } » ; choisissez parmi { $known }
cli-unknown-bot = il n’y a pas de bot « { $bot } » ; choisissez parmi { $known }
cli-wrong-seats = { $seats ->
    [one] { $seats } place ne convient pas
   *[other] { $seats } places ne conviennent pas
  } ; ce jeu se joue de { $least } à { $most }
cli-unreadable-seats = « { $seats } » n’est pas un nombre de places ; donnez un nombre, ou all
cli-wrong-sprt = { $shares } n’est pas une question ; donnez deux parts entre 0 et 1, la plus petite d’abord, comme 0.5,0.75
cli-wrong-results = { $file } ne contient pas de résultats d’arène ({ $problem }) ; choisissez un autre fichier
cli-too-few = { $option } { $number } n’a pas de sens ; donnez 1 ou plus
cli-unknown-option = { $game } n’a pas d’option « { $option } » ; choisissez parmi { $known }
cli-wrong-option = { $option } est illisible ({ $problem }) ; voyez rotonde games
cli-wrong-value = { $option } ne convient pas ; choisissez parmi { $known }
cli-option-without-values = l’option { $option } n’a pas de liste de valeurs à parcourir
cli-wrong-setup = une telle partie ne peut pas commencer : { $problem }
cli-unreadable-file = { $file } ne peut être lu ({ $problem }) ; vérifiez le chemin
cli-unwritable-file = { $file } ne peut être écrit ({ $problem }) ; choisissez un autre endroit
cli-corrupt-record = { $file } n’est pas l’enregistrement d’une partie ({ $problem }) ; exportez-le de nouveau
cli-no-rules = la page de règles { $file } de { $game } n’est pas installée ; réinstallez le paquet entier
cli-unknown-rule = { $game } n’a pas de règle « { $rule } » ; ses règles vont de { $first } à { $last }
cli-extra = il faut d’autres paquets ; installez-les avec : pip install "rotonde[{ $extra }]"
cli-only-in-a-checkout = bench et soak ne sont pas installés avec le paquet ; lancez-les depuis une copie du dépôt
cli-bench-no-chess = l’étalon manque ; installez-le avec : pip install chess
cli-bench-no-postgres = impossible de démarrer PostgreSQL ici : { $reason }

# --- en-têtes -------------------------------------------------------------------------------------

cli-column-game = jeu
cli-column-title = titre
cli-column-seats = places
cli-column-options = options
cli-column-bots = bots
cli-column-bot = bot
cli-column-games = parties
cli-column-share = part
cli-column-interval = intervalle à 95 %
cli-column-lead = avance
cli-column-score = score
cli-column-spread = écart
cli-column-range = du plus bas au plus haut
cli-column-thinking = par décision
cli-column-rank = #
cli-column-name = nom

# --- fuzz, arena, bench ---------------------------------------------------------------------------

cli-fuzzing = parties au hasard de { $game }
cli-fuzz-games = parties
cli-fuzz-actions = coups
cli-fuzz-rate = coups par seconde
cli-fuzz-violations = promesses rompues
cli-fuzz-ended = fin : { $reason }
cli-fuzz-broken = { $violation } ; la partie est dans { $file }, voyez rotonde replay

cli-arena-playing = rencontres de { $game }
cli-arena-high = { $bot } gagne { $high } des parties plutôt que { $low } : indice { $evidence } au-delà de { $bound } après { $games } parties, faux dans { $error } de tels tests
cli-arena-low = { $bot } gagne { $low } des parties plutôt que { $high } : indice { $evidence } au-delà de −{ $bound } après { $games } parties, faux dans { $error } de tels tests
cli-arena-open = on ne sait pas encore si { $bot } gagne { $low } ou { $high } des parties : indice { $evidence } entre ±{ $bound } après { $games } parties

cli-bench-measuring = mesure en cours
cli-bench-moves = coups par seconde de calcul
cli-bench-yardstick = python-chess, l’étalon
cli-bench-ratio = rapport, médiane
cli-bench-spread = rapport, du plus bas au plus haut
cli-bench-early = µs par coup, en début de partie
cli-bench-late = µs par coup, en fin de partie
cli-bench-late-to-early = fin sur début
cli-bench-replay = coups rejoués par seconde de calcul
cli-bench-verify = de même, avec l’empreinte de chaque état
cli-bench-values = positions évaluées par seconde de calcul
cli-bench-plan = ms de calcul pour une décision entière de club
cli-bench-rollouts = parties prolongées par seconde de calcul
cli-bench-rollout-cost = coups de l’étalon pendant qu’une partie est prolongée
cli-bench-size = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} à { $listeners ->
    [one] { $listeners } auditeur
   *[other] { $listeners } auditeurs
}
cli-bench-sizes = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} de chaque jeu tour à tour, un auditeur à chaque place
cli-bench-told = coups par seconde, gardés puis dits à tous
cli-bench-median = ms du clic au dernier auditeur, médiane
cli-bench-p99 = de même, 99 clics sur 100
cli-bench-alone-median = ms avec une seule table, médiane
cli-bench-alone-p99 = de même, 99 clics sur 100
cli-bench-cpu = µs de calcul du serveur par coup
cli-bench-client = de même pour ses auditeurs
cli-bench-kilobytes = ko de mémoire par table ouverte
cli-bench-lag = ms pendant lesquelles la boucle d’événements a été retenue, au pire
cli-bench-resting = pour cent d’un cœur tant que personne ne joue

# --- replay ---------------------------------------------------------------------------------------

cli-replay-sound = { $moves ->
    [one] { $moves } coup, conforme aux règles.
   *[other] { $moves } coups, tous conformes aux règles.
}
cli-deal-committed = La donne correspond à son engagement { $commitment } : le serveur a tiré son secret à l’avance, et chaque place y a ajouté sa part.
cli-deal-committed-commitment = La donne n’est pas celle qui était promise : le secret ne correspond pas à l’engagement { $commitment }.
cli-deal-committed-shares = La donne ne peut être juste : elle n’a pas une part pour chaque place.
cli-deal-committed-seed = La donne n’est pas celle qui était promise : la graine ne découle pas du secret et des parts.
cli-deal-given = La graine a été choisie à la main : cette partie ne prouve rien sur sa donne.
cli-deal-day = La graine est la date : tous ceux qui relèvent le défi de ce jour ont la même donne.
cli-deal-lesson = La graine fait partie de la leçon.
cli-deal-imported = La partie a repris un enregistrement : qui l’avait pouvait savoir la suite.
cli-deal-server = Le serveur a tiré la graine seul, sans engagement.
cli-deal-later = Reprise après le coup { $move } : { $deal }
cli-diverged = Le coup { $move } enfreint les règles : place { $seat }, { $order }. { $problem }
cli-diverged-edition = L’enregistrement relève d’une autre édition des règles : { $detail }.
cli-diverged-setup = Une telle partie ne peut être mise en place : { $detail }.
cli-diverged-action = Ce n’est pas une action de ce jeu : { $detail }.
cli-diverged-refused = Elle n’y est pas permise ({ $detail }).
cli-diverged-hash = Elle mène ailleurs que ce qui est enregistré : { $detail }.

# --- play -----------------------------------------------------------------------------------------

cli-play-you = Joueur
cli-play-bot = Bot { $number }
cli-play-prompt = Votre choix (? pour l’aide) :
cli-play-over = { $over } : { $prompt }
cli-play-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $most }.
cli-play-undone = Annulé.
cli-play-final = Rien ne peut être annulé ici.
cli-play-left = Vous quittez la partie.
cli-play-saved = La partie est dans { $file } ; reprenez-la avec --resume.
cli-play-help = Tapez le numéro d’un choix, sa notation, ou ce qui suffit à la distinguer des autres ; plusieurs se séparent par des virgules. Le nom d’un genre montre ses choix, tout les montre tous. pourquoi CHOSE dit pourquoi une chose ne peut pas être choisie, détails CHOSE dit ce qu’est une chose et ce que valent ses chiffres, règles 31 lit une règle, règles les lit toutes. plateau dessine tout le plateau, annuler revient en arrière, quitter arrête ; la partie est enregistrée après chaque coup.
cli-play-word-undo = annuler
cli-play-word-quit = quitter
cli-play-word-board = plateau
cli-play-word-all = tout
cli-play-word-help = aide
cli-play-folded = Et, par leur nom : 
cli-play-which = nommez un jeu, comme dans rotonde play rocket, ou reprenez une partie : rotonde play --resume FICHIER
cli-play-other-game = { $file } est une partie de { $game } ; omettez le nom du jeu, ou donnez celui-là
cli-play-diverged = { $file } ne peut pas être repris : la partie ne suit plus les règles d’aujourd’hui ({ $problem }) ; voyez rotonde replay
cli-play-why-what = Dites sur quoi porte la question : un ordre, une option ou une chose, comme dans pourquoi E13.
cli-play-why-open = « { $order } » peut être choisi maintenant.
cli-play-about-what = Nommez la chose, comme dans détails E13 ou détails seat:0.
cli-play-word-about = détails
cli-play-word-why = pourquoi
cli-play-word-rules = règles

# --- soak -----------------------------------------------------------------------------------------

cli-soaking = arrêts et redémarrages
cli-soak-tables = tables
cli-soak-acknowledged = coups annoncés à quelqu’un
cli-soak-lost = dont perdus
cli-soak-doubled = coups que personne n’a demandés
cli-soak-stuck = tables restées immobiles
cli-soak-seconds = secondes
cli-soaking-hostile = attaques
cli-soak-no-attack = il n’y a pas d’attaque { $attack } ; choisissez parmi { $known }.
cli-soak-attack = attaque
cli-soak-sent = requêtes
cli-soak-refused = refusées
cli-soak-alone-median = coup seul, ms
cli-soak-alone-p99 = p99
cli-soak-median = attaqué
cli-soak-p99 = p99
cli-soak-bot-alone = bot seul
cli-soak-bot = attaqué
cli-soak-cpu = CPU chacune
cli-soak-sqlite-alone = SQLite sert un seul nœud et ne redémarre pas ; prenez --database postgresql.

# --- host -----------------------------------------------------------------------------------------

cli-host-no-table = il n’y a pas de table { $table } ; voyez rotonde host list.
cli-host-none = Aucune table.
cli-host-closed = { $table } est fermée.
cli-host-deleted = { $table } est supprimée.
cli-host-pruned = Supprimés : { $tables } tables et { $guests } invités.
cli-host-database = la base de données ne peut être ni lue ni écrite : { $reason }. rotonde host verify indique ce qui est abîmé.
cli-copying = Copie
cli-backup-done = { $file } est une sauvegarde de { $tables ->
    [one] une table
   *[other] { $tables } tables
  } ({ $bytes } octets, schéma { $schema }). Toutes ses pages ont été contrôlées.
cli-backup-exists = { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec --replace.
cli-backup-nothing = il n’y a pas de base de données { $file } à sauvegarder. Indiquez son dossier avec --data-dir.
cli-backup-same = { $file } est la base de données elle-même ; indiquez un autre fichier.
cli-backup-elsewhere = la base de données n’est pas un fichier SQLite. Utilisez le programme de PostgreSQL : { $command }
cli-restore-nothing = il n’y a pas de sauvegarde { $file }.
cli-restore-done = { $file } a été restaurée, avec { $tables ->
    [one] une table
   *[other] { $tables } tables
  } (schéma { $schema }). Démarrez le serveur.
cli-restore-kept = La base de données qui s’y trouvait est conservée sous le nom { $kept } ; supprimez-la quand vous n’en aurez plus besoin.
cli-verifying = Vérification
cli-verify-found = { $table } ({ $game }) : { $what }
cli-verify-page = Le fichier de la base de données est abîmé : { $detail }
cli-verify-game = cette version n’a pas ce jeu.
cli-verify-edition = elle a été jouée avec l’édition { $detail } des règles, plus récente que celle de cette version.
cli-verify-entry = le coup { $move } ne peut pas être joué ({ $detail }).
cli-verify-missing = le coup { $move } manque dans le journal.
cli-verify-hash = le coup { $move } mène à une autre position que celle qui a été enregistrée.
cli-verify-deal = sa donne ne concorde pas avec ce qui a été promis ({ $detail }).
cli-verify-snapshot = l’instantané pris après le coup { $move } ne concorde pas avec le journal ({ $detail }). Le journal est intact, et le serveur se passe de cet instantané.
cli-verify-version = son journal a plus d’entrées que la table n’en annonce, { $detail }.
cli-verify-unreadable = elle est illisible ({ $detail }).
cli-verify-end = { $tables ->
    [one] Une table examinée
   *[other] { $tables } tables examinées
  } ; { $wrong ->
    [0] tout ce qui a été rejoué concorde
    [one] un point ne concorde pas
   *[other] { $wrong } points ne concordent pas
  }.{ $unchecked ->
    [0] {""}
    [one] {" "}Une a été jouée avec une édition antérieure et n’a pas pu être rejouée.
   *[other] {" "}{ $unchecked } ont été jouées avec des éditions antérieures et n’ont pas pu être rejouées.
  }
cli-column-table = table
cli-column-status = état
cli-column-moves = coups
cli-column-players = joueurs
cli-column-changed = dernier changement
