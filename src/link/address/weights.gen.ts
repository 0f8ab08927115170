// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-15.8986
numberSame		5.5805
numberWeight		5.6145
numberElsewhere		15.4647
numberMissing		-0.3712
noNumbers		2.8829
letterMissing		-2.6466
streetSpelling		2.4185
streetKnownSlip		5.6351
streetTruncation		5.0134
streetAbbreviation		1.8565
streetElsewhere		3.5138
streetWhole		0.8911
typesDiffer		-1.7588
directionSame		0.1323
directionMissing		-0.5852
directionsDiffer		-2.9699
unitSame		0.0555
unitMissing		-2.3404
levelMissing		-3.4304
boxSame		6.0798
boxMissing		-1.2839
cityExact		0.9107
cityNear		1.7912
cityElsewhere		1.0099
cityMissing		-0.2061
citiesDiffer		-0.0883
statesDiffer		-2.8563
postcodeSame		4.7713
postcodeBegins		0.4980
postcodesDiffer		-1.1541
postcodeMissing		1.3966
countrySame		3.1935
leftVenueLess		-10.2241
leftVenueMore		-0.5749
bare		4.3715
identical		1.1726
streetExact	0.5	2.2565
streetExact	1	2.1019
streetRarest	0.6	2.4632
leftStreetLess	0.2	-3.2742
leftStreetMore	0.3	-2.9391
leftVenueMore	0.5	-1.5017
`;
