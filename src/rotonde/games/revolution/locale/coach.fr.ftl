# Railroad Revolution : la leçon, le moniteur et le jeu en une minute, en français.

minute = Votre compagnie part de la côte vers l’ouest. À chaque tour, un ouvrier fait une chose : bâtir une gare, poser des rails, ouvrir un bureau de télégraphe ou commercer ; un ouvrier de couleur y ajoute sa capacité. Promus managers, les ouvriers terminent les étapes, qui rapportent le plus. La gauche du plateau vidée, la fin approche.

# --- la leçon ---------------------------------------------------------------------------------

lesson-worker-title = Un ouvrier, une action
lesson-worker = Regardez d’abord vos deux étapes : l’une veut un manager gris, deux rails en petites collines (un triangle) et une gare de niveau 1. Elle vaut 18 points : tout va la servir. Envoyez un ouvrier blanc poser des rails ; gardez les couleurs pour ce qu’elles seules savent faire.
lesson-worker-not-yet = Les rails d’abord : l’étape en demande deux en petites collines, et un ouvrier blanc suffit.

lesson-rails-title = Des rails vers le sud-ouest
lesson-rails = Une action pose deux rails, 400 $ en tout, plus 100 $ par triangle. S05 a un triangle, juste ce que compte l’étape, et atteint Miami ; S06 continue en plaine sans supplément. Puis finissez l’action : c’est là qu’on paie.
lesson-rails-not-yet = S05, puis S06, puis Finir : un triangle pour l’étape, et de la plaine qui ne coûte rien de plus.

lesson-station-title = Une gare sur la côte
lesson-station = { $player2 } ouvre des bureaux voisins, qui comptent par paires. Vous visez l’étape : une gare dans une ville de niveau 1. Washington touche vos rails depuis le début et ne coûte que 200 $.
lesson-station-not-yet = L’étape veut une gare de niveau 1. Washington est là, et bon marché : envoyez un ouvrier blanc.

lesson-bonus-title = Premier dans la ville
lesson-bonus = Qui bâtit le premier dans une ville peut en prendre aussi le premier bonus. Ici, deux parts du Télégraphe, et une part est de l’argent prêt : 150 $ chacune, dès que vous avez quelque chose à décider.
lesson-bonus-not-yet = Le premier bonus d’abord : ces parts vont payer la gare.

lesson-reward-title = La récompense de la ville
lesson-reward = Toute gare, première ou non, donne droit à la récompense de sa ville. Ici, un ouvrier violet ou orange, et engager coûterait 800 $. Prenez l’orange : une équipe plus grande a des managers à promouvoir.
lesson-reward-not-yet = Prenez la récompense, et l’ouvrier orange : un violet, vous en avez déjà un.

lesson-pay-title = Vendre une part pour payer
lesson-pay = Vous avez 100 $ et vous en devez 200. Rien n’est interdit faute d’argent tant qu’il reste des parts : vendez-en une, puis finissez l’action. La deuxième condition de l’étape est remplie.
lesson-pay-not-yet = Vendez une part, puis finissez : la promotion attendra le bon manager.

lesson-colour-title = Une couleur, une capacité
lesson-colour = Il manque à l’étape son manager, un ouvrier gris, et vous n’en avez pas. L’ouvrier violet peut aider : au Télégraphe, sa capacité est d’échanger un ouvrier. Envoyez-le là.
lesson-colour-not-yet = Seul l’ouvrier violet, au Télégraphe, peut vous procurer un gris maintenant.

lesson-office-title = Ouvrir un bureau
lesson-office = Un bureau rapporte aussitôt des parts, trois environ, et une de plus au premier de la section. La section 2 est encore vide : quatre parts. Les bureaux voisins comptent à la fin, souvenez-vous du vôtre.
lesson-office-not-yet = La section 2 vous donne quatre parts, puisque personne n’y est.

lesson-exchange-title = Un blanc contre un gris
lesson-exchange = C’est le moment d’employer la capacité du violet : donnez un ouvrier blanc déjà employé et prenez un gris. Il va dans votre stock, prêt à être envoyé ou promu. Puis finissez l’action.
lesson-exchange-not-yet = La capacité d’abord : donnez un blanc déjà employé et prenez le gris, le manager qui vous manque.

lesson-west-title = Toujours vers l’ouest
lesson-west = Il manque un rail en petites collines. Votre ouvrier turquoise le pose : S07 a un triangle et une icône Marché, et S08 continue en plaine. Chaque ville plus à l’ouest servira aux étapes suivantes.
lesson-west-not-yet = Encore des rails : S07 et son triangle, puis S08. C’est le turquoise qu’il faut envoyer.

lesson-manager-title = Promouvoir un manager
lesson-manager = Au lieu de sa capacité, tout ouvrier peut apporter une promotion. Promouvez le gris sur l’étape : il quitte l’équipe pour de bon, et il faut toujours garder au moins quatre ouvriers. Il vous en reste cinq.
lesson-manager-not-yet = Prenez la promotion et mettez le gris sur l’étape : elle sera terminée.

lesson-due-title = Payer son dû
lesson-due = Deux rails et un triangle : 500 $ à payer, et vous en avez 50. Trois parts suffisent. Une part rapporte davantage seulement quand un Marché la demande.
lesson-due-not-yet = Vendez trois parts, puis finissez : c’est là que l’action se paie.

lesson-market-title = Un Marché s’ouvre
lesson-market = Vous avez bâti sur une icône Marché : vous pouvez prendre les deux offres, les autres une seule. Trois parts pour un autre gris, c’est une bonne affaire : l’engager coûte 800 $. Prenez-le et laissez l’autre.
lesson-market-not-yet = Prenez l’ouvrier gris pour trois parts, puis passez : les dernières parts vous serviront.

lesson-keep-title = Choisir le but suivant
lesson-keep = Terminée : 18 points ! À sa place, vous regardez trois nouvelles étapes et en gardez une. Toutes conviennent ; préférez des managers que vous avez et des conditions proches de vos rails.

lesson-end-title = Le décompte
lesson-end = Après quatre tours : 26 points pour vous, 16 pour { $player2 }. Une seule étape a valu plus que tous les bureaux, parce que rails, gare, échange et promotion la servaient. Dans une vraie partie : lisez vos étapes, puis demandez-vous laquelle chaque ouvrier sert.

# --- le moniteur ------------------------------------------------------------------------------

coach-pick = Une tuile Mise en place donne un ouvrier de couleur et un premier avantage. Prenez la couleur qu’une de vos étapes veut comme manager.
coach-worker = Un ouvrier, une action sur quatre ; sa couleur ajoute une capacité, ou bien il apporte une promotion. Demandez-vous laquelle de vos étapes l’action sert.
coach-skip = Toute action pose ou vend une pièce, et votre plateau est vide : aucun ouvrier ne part. Vous passez ; ce que vous avez bâti compte à la fin.
coach-station = Une gare donne la récompense de sa ville, et le premier à bâtir peut prendre un bonus en plus. Les gares comptent à la fin selon votre piste des gares.
coach-railroad = Deux rails, 400 $ et 100 $ par triangle. Ils mènent aux villes et remplissent des étapes ; une icône Marché permet deux offres.
coach-telegraph = Un bureau donne des parts tout de suite, plus au premier de la section, et, contre un ouvrier, le bonus de la tuile. Deux bureaux voisins valent 5 ou 8 points.
coach-trade = Vendez un bâtiment ou un rail de la gauche du plateau, et retournez un train si vous voulez. Cela donne de l’argent et rapproche la fin.
coach-finish = Tout est fait. On paie en finissant, et le tour passe.
coach-more = L’obligatoire est fait ; le reste est au choix. On paie en finissant, et l’on peut vendre des parts avant.
coach-pay = Ce que l’action coûte se paie en finissant. Il en manque : une part vendue rapporte 150 $.
coach-promote = Un manager quitte l’équipe pour une étape, et vous gardez au moins quatre ouvriers. Une étape terminée vaut de 18 à 40 points.
coach-advance = Les pistes multiplient à la fin bureaux, gares et villes lointaines. Avancez là où vous avez déjà beaucoup, ou aurez beaucoup.
coach-discard = Un ouvrier retourne à la réserve contre ce que vous recevez. Rendez la couleur qu’aucune de vos étapes ne demande.
coach-give = Vous échangez un de vos ouvriers contre un de la réserve. Donnez un blanc, ou une couleur inutile.
coach-take = Prenez la couleur que veut votre prochaine étape, ou dont la capacité servira bientôt.
coach-gain = Un ouvrier de plus : davantage de tours avant que tous reviennent, et peut-être un manager.
coach-train = Un train vaut 8 points face visible, et son bonus une fois retourné. Prenez-en un dont le bonus servira bientôt.
coach-flip = Retourner un train donne son bonus et coûte 8 points tant qu’il n’est pas remis. Faites-le quand le bonus vaut mieux.
coach-alone = Ces offres ne sont que pour vous cette fois. Payez en parts ce qui coûterait plus d’argent.
coach-market = Qui a bâti sur l’icône peut prendre les deux offres, les autres une seule. Un ouvrier payé en parts coûte moins que l’embauche à 800 $.
coach-keep = Gardez une étape sur trois. Choisissez des managers que vous avez et des conditions proches de vos rails.
coach-extra = Un troisième rail pour les mêmes 400 $ : seuls ses triangles se paient, 100 $ chacun.
coach-place-rail = Un rail gratuit : le terrain ne coûte rien ici, servez-vous-en pour la case la plus chère.
coach-place-station = Une gare gratuite, sans récompense. Utile là où seule la gare compte.
coach-place-office = Un bureau gratuit, sans parts. Posez-le à côté d’un des vôtres : les voisins comptent.
