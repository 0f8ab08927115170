// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.5925
numberSame		1.1530
numberWeight		5.7460
numberMissing		-1.6081
noNumbers		-0.3443
letterMissing		-2.3866
endingMissing		-4.0000
streetSpelling		4.3992
streetSlip		0.9003
streetKnownSlip		5.1408
streetTruncation		5.0656
streetJoined		2.8669
streetElsewhere		2.6360
streetRarest		1.0078
leftStreetLess		-1.2827
headsDiffer		-0.0921
headsDifferAlone		-2.0000
streetsDifferAlone		-3.0000
otherStreet		-4.0000
namesDifferInTown		-4.0000
namesDifferInPostcode		-5.0000
headApart		-9.0000
typesDifferCommon		-1.0000
typesDifferAlone		-2.0000
typesDifferInTown		-3.0000
typesDifferInFront		-4.0000
typesDifferLowNumber		-8.0000
typesDifferInZip		-5.0000
directionsDiffer		-2.6895
unitMissing		-1.9527
levelMissing		-2.2
boxSame		4.8167
boxMissing		-1.6863
cityExact		0.4430
cityNear		4.6393
cityElsewhere		2.4588
cityMissing		0.8828
townsDiffer		-6.0000
statesDiffer		-1.5471
postcodeSame		3.8403
postcodesDiffer		-2.0997
postcodeMissing		-0.8468
countrySame		2.9972
venueExact		5.2846
leftVenueMore		-0.0928
housesDiffer		-4.0000
bare		3.1394
identical		5.0000
streetExact	0.5	1.0319
streetExact	1	1.6720
streetRarest	0.6	1.3084
leftStreetLess	0.2	-7.1262
leftStreetMore	0.3	-2.6009
coverageLess	0.5	1.4136
`;
